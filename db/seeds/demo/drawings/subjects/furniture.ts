/** Furniture; the format is told in subject.ts, that of the shapes in art.ts. */
export const furniture = `
# sofa home grey,blue,beige,green,brown 410
rect -350 -{340..410} 700 250 {16..60} : front(c); {<> rect 6 -350 320 200 40 : down(c+2,c,c-1)|*3 218 0 rect -326 -350 206 200 36 : down(c+2,c,c-1)|*7 94 0 line 4 M-300 -340 V-170 : c-3}; rect -400 -280 130 250 56 : along(c+2,c,c-1)
rect 270 -280 130 250 56 : along(c+1,c-1,c-2); rect -290 -170 580 130 30 : down(c+3,c,c-3); line 4 M0 -164 L0 -50 : c-4 /0.7
rect -370 -60 740 34 14 : c-3; <> path M300 -28 L350 -28 L340 0 L316 0z : wood-2
{path M-250 -300 L-130 -320 L-110 -180 L-236 -168z : {gold|red|sky|green|ink}|circle -180 -220 60 : {cream|gold|red}|path M-60 -300 L80 -310 L90 -170 L-70 -170z : {cream|sky|orange}}; {path M250 -310 L140 -320 L116 -180 L236 -170z : {cream|white|c+3}|rect 60 -300 150 130 30 : {c+3|gold}|path M-240 -180 H{-40..60} L{-60..40} -60 H-250z : {red|cream|sky|green} /0.8}
# armchair home pink,green 260
path M-190 -480 Q-180 -560 0 -560 Q180 -560 190 -480 L200 -130 L-200 -130z : front(c); *3 90 0 line 4 M-90 -530 L-90 -220 : c-3 /0.5
rect -260 -330 120 270 54 : along(c+2,c,c-1); rect 140 -330 120 270 54 : along(c+1,c-1,c-2); rect -160 -210 320 130 36 : down(c+3,c,c-2)
rect -230 -80 460 34 14 : c-3; <> path M170 -48 L200 -48 L220 0 L200 0z : wood
# bed home beige,blue,pink 420
rect -380 -430 760 360 30 : front(wood); *6 120 0 rect -350 -400 100 220 16 : wood+1; <> rect 20 -300 300 130 44 : down(white,#e3e0d8)
path M-390 -200 Q-390 -230 -360 -230 L360 -230 Q390 -230 390 -200 L396 -60 L-396 -60z : down(c+4,c,c-2)
path M-384 -226 Q0 -180 384 -226 L388 -160 Q0 -120 -388 -160z : white /0.9; path M-394 -110 Q0 -70 394 -110 L396 -60 L-396 -60z : c-2 /0.5
rect -400 -66 800 50 14 : wood-1; <> rect 340 -20 40 20 4 : wood-4; rect -90 -290 180 100 30 : down(c+2,c-1)
# mattress home white 420
path M-290 -240 L400 -240 L340 -110 L-390 -110z : down(c+6,c+3); *6 110 0 line 3 M-230 -236 L-320 -114 : c-2 /0.3
*3 0 38 line 3 M-300 -210 L380 -210 : c-2 /0.25; path M-390 -112 L340 -112 L340 -20 Q340 -8 320 -8 L-370 -8 Q-390 -8 -390 -20z : down(white,#d9d6cd)
path M340 -112 L400 -240 L400 -140 L340 -10z : #cdc8bd; line 8 M-390 -70 L340 -70 L400 -196 : c-1; line 5 M-390 -108 L340 -108 L400 -238 : c-2 /0.6
rect -330 -96 110 20 6 : c-1 /0.8
# wardrobe home white,brown 330
box -310 -640 620 620 200 10 : along(c+2,c,c-2); rect -322 -654 644 24 6 : c-2; *3 200 0 rect -294 -610 188 430 6 : c+2
rect -94 -610 188 430 4 : down(#cfe0ea,#a9c2d1); path M-80 -600 L0 -600 L-80 -400z : white /0.5; rect -126 -420 10 90 5 : gold
rect 116 -420 10 90 5 : gold; *3 200 0 rect -294 -168 188 120 6 : c+1; *3 200 0 rect -230 -120 60 12 6 : gold; <> rect 260 -24 40 24 3 : c-5
# dining home brown,white 410
<> path M230 -420 L380 -440 L360 -200 L390 0 L366 0 L336 -180 L250 -180 L240 0 L216 0 L226 -190z : down(c,c-3)
<> path M250 -400 L350 -412 L340 -240 L246 -236z : c+3; path M-330 -290 L330 -290 L390 -236 L-390 -236z : down(c+4,c+1); rect -390 -236 780 28 8 : c-2
<> path M280 -208 L330 -208 L316 0 L290 0z : along(c,c-3); oval 0 -280 60 14 : white
path M-44 -290 Q-40 -360 -30 -380 L30 -380 Q40 -360 44 -290 Q0 -276 -44 -290z : down(#7fb6d9,#4a86b3)
*3 26 0 line 5 M-26 -380 Q-40 -430 -30 -460 : leaf; *3 30 -6 circle -34 -464 20 : #e98aa4
# kitchenSet home white,green 410
rect -390 -640 440 200 8 : front(c); *3 146 0 rect -384 -632 136 184 6 : c+2; *3 146 0 rect -270 -478 12 22 4 : gold
path M110 -640 L290 -640 L340 -480 L60 -480z : along(steel,white,lead); rect -390 -440 780 170 0 : #e9e4da; *10 78 0 rect -388 -436 74 78 2 : white
*10 78 0 rect -388 -354 74 78 2 : white; rect -400 -272 800 30 4 : wood; rect -390 -242 780 222 4 : front(c); *4 195 0 rect -382 -234 180 206 6 : c+2
*4 195 0 rect -320 -220 60 10 5 : gold; rect -380 -20 760 20 0 : ink; use kettle -300 -270 0.24 : red; use pot 190 -270 0.26 : steel
# shelf home brown,white 250
rect -240 -630 20 630 3 : c-1; rect 220 -630 20 630 3 : c-2; *4 0 170 rect -240 -560 480 20 3 : front(c); *5 30 0 rect -200 -660 24 100 2 : #c96f5b
*4 26 0 rect -40 -650 20 90 2 : #4f87a8; use vase 140 -560 0.2 : white; *4 32 0 rect -190 -484 26 94 2 : #e0b04f; use plant 120 -390 0.26 : white
*6 28 0 rect -60 -310 22 90 2 : #6f9a55; rect -200 -280 110 60 6 : wood; rect 20 -150 180 100 8 : wood; rect 60 -120 100 16 8 : wood-4
circle -120 -100 48 : ball(#e3d9c8)
# desk home brown,white 400
rect -380 -300 620 30 6 : front(c); rect -370 -270 24 270 3 : c-2; rect 20 -270 210 270 4 : c-1; *3 0 84 rect 30 -256 190 74 5 : c+2
*3 0 84 rect 96 -226 60 12 5 : steel; use monitor -160 -300 0.42 : black
path M220 -360 Q240 -480 330 -470 Q400 -460 390 -340 L376 -190 L240 -190z : front(ink); rect 210 -200 190 40 18 : front(ink)
rect 296 -160 18 110 4 : steel; path M300 -60 L220 -10 L236 -4 L306 -40 L376 -4 L392 -10 L312 -60z : ink; *2 156 0 circle 228 -8 14 : lead
use lamp 60 -300 0.3 : gold
# officeChair home black 200
path M-130 -600 Q-120 -640 0 -640 Q120 -640 130 -600 L116 -330 Q110 -300 80 -300 L-80 -300 Q-110 -300 -116 -330z : front(c)
*4 0 60 line 4 M-104 -570 L104 -570 : c-4 /0.5; rect -16 -310 32 60 6 : lead; rect -160 -270 320 70 32 : front(c)
<> line 18 M150 -240 L190 -240 L190 -370 L130 -374 : ink; rect -14 -200 28 120 6 : tube(steel); <> path M-8 -90 L150 -30 L150 -14 L-8 -60z : ink
rect -10 -90 20 66 4 : ink; <> circle 148 -14 16 : lead; circle 0 -14 16 : lead
# coffeeTable home wood,black,white,brown 300
oval 0 -200 {260..320} 56 : {glass|c|#cfe0e6}; oval 0 -208 {250..300} 48 : {c+2|#e3eef2}; <> line 14 M150 -190 L190 -6 : {c-3|steel|gold}; <> line 10 M90 -180 L60 -20 : {c-4|steel}; oval {-60..60} -220 50 14 : {red|gold|green}; rect {-160..-100} -236 110 20 4 : {#3d5f8a|#a8433f}
# roundTable home wood,white,brown 300
<> rect 220 -470 24 470 6 : c-3; <> path M180 -260 h110 v30 h-110z : {red|green|c-1|beige}; <> rect 170 -230 20 230 4 : c-4; oval 0 -300 260 54 : c-2; oval 0 -310 260 50 : c+1; rect -20 -280 40 250 8 : c-3; oval 0 -20 120 26 : c-3; path M-30 -330 l60 0 l-8 -60 l-44 0z : {white|#3a73bd|gold}
# dresser home wood,white,brown,grey 280
box -260 -{n=420|420} 460 400 160 6 : c; *{4|5} 0 78 rect -244 -404 428 68 4 : c+1; *{4|5} 0 78 *2 200 0 circle -130 -370 10 : {gold|steel|ink}; <> rect 180 -30 24 30 2 : c-4; rect -200 -{490..520} 50 80 20 : {#3a73bd|#c96f5b|white}
# singleBed home wood,white,brown 360
rect -390 -360 40 360 8 : c; path M-370 -330 h60 v240 h-60z : c+1; rect 340 -240 36 240 8 : c; rect -370 -150 730 80 8 : c-1; path M-360 -230 Q0 -270 350 -230 L350 -140 L-360 -140z : {white|sky|pink|beige}; path M-80 -246 Q140 -266 356 -230 L356 -110 L-80 -120z : front({blue|red|green|violet|grey}); rect -340 -290 190 70 30 : white
# hallStand home wood,white,brown 330
box -330 -600 260 590 120 4 : c; rect -310 -580 220 340 2 : down(#cfe4ee,#f4fafc); *3 0 76 rect -316 -230 232 66 3 : c+1; rect -40 -560 360 300 4 : c-1; *4 84 0 circle 6 -500 12 : {gold|ink}; path M{0..60} -490 q-50 80 -30 200 l90 0 q20 -120 -30 -200z : {red|blue|brown|green}; box -40 -120 360 110 120 4 : c; rect -40 -140 360 26 10 : {red|beige|grey}
# bathtub fixed white,sky 360
line 14 M-250 -210 V-430 q0 -30 40 -30 h60 : steel; path M-180 -466 h90 l-20 36 h-50z : steel; path M-360 -210 H360 L330 -50 Q320 -10 270 -10 H-270 Q-320 -10 -330 -50z : down(white,#d3dbe0); rect -380 -236 760 34 17 : down(white,#e3e8eb); rect 120 -230 {120..180} 90 4 : {red|blue|green|pink|beige}
# shower fixed white 240
rect -240 -640 480 640 6 : #dff0f8 /0.6; rect -240 -640 14 640 4 : steel; rect 226 -640 14 640 4 : steel; rect -6 -640 8 640 2 : steel; path M-200 -600 L-60 -600 L-200 -200z : white /0.5; line 12 M120 -200 V-560 h-60 : steel; oval 60 -556 50 14 : steel; rect -250 -30 500 34 8 : white
# washbasin fixed white,brown,grey 230
box -200 -250 380 250 120 6 : {c|wood|grey}; rect -4 -240 4 230 0 : ink /0.4; path M-230 -290 H220 Q210 -230 150 -226 H-160 Q-220 -230 -230 -290z : down(white,#cfd6da); line 14 M-10 -290 V-370 q0 -26 50 -20 : steel; rect -150 -{640..660} 290 230 {4|110} : {steel|wood|white}; rect -136 -626 262 202 {4|100} : down(#cfe4ee,#f4fafc)
# cornerSofa home grey,beige,blue,green,brown 430
rect -400 -360 640 200 40 : front(c); path M200 -360 H330 Q400 -350 400 -280 L400 -40 H250 V-200z : along(c-1,c-2); *3 200 0 rect -370 -350 190 170 36 : down(c+2,c); rect -430 -270 90 230 40 : along(c+2,c-1); rect -350 -170 610 110 26 : down(c+3,c-1); path M230 -170 H360 L390 -50 V-10 H240z : front(c+1); rect -400 -66 650 44 10 : c-3; *3 240 0 path M-330 -340 l100 -16 l20 110 l-100 20z : {gold|cream|red|ink|sky}; <> path M340 -26 h44 l-10 26 h-24z : {wood-2|steel}
# sofaSet home brown,beige,green,red,grey 420
use sofa 0 -70 0.66 : c; use armchair -290 10 0.5 : c; use armchair 300 14 0.5 : c; use coffeeTable 0 20 0.5 : wood
# bunkBed home wood,white,brown,blue 380
<> rect 330 -640 36 640 6 : {c|wood}; rect -340 -440 680 60 6 : {c|wood}; path M-320 -480 H320 V-436 H-320z : {white|sky}; rect -320 -500 260 50 20 : {red|orange|pink|green}; rect -340 -600 440 24 6 : {c|wood}; *5 84 0 rect -320 -600 16 160 2 : {c|wood}; rect -340 -130 680 70 6 : {c|wood}; path M-320 -190 H320 V-126 H-320z : {white|cream}; rect -60 -200 370 70 20 : front({blue|green|violet|red}); rect -300 -220 190 70 26 : white; <> line 14 M0 0 : c; line 14 M150 -600 V0 M230 -600 V0 : {wood-1|c-1}; *6 0 92 rect 150 -540 80 14 2 : {wood-1|c-1}
# bedSet home white,brown,beige 420
use wardrobe -230 -60 0.62 : c; use dresser 290 -70 0.5 : c; rect 210 -500 130 170 60 : #cfe4ee; use bed 60 10 0.72 : {blue|beige|violet|green|red}
# slidingWardrobe home white,brown,beige,black 360
box -350 -640 660 620 170 6 : c; rect -340 -620 {210..320} 590 2 : down(#cfe0ea,#a9c2d1,#dbe8ee); path M-320 -610 L-220 -610 L-320 -300z : white /0.5; rect -12 -620 320 590 2 : c+1; *{0..3} 0 {120..190} rect -12 -500 320 10 0 : c-2; rect -20 -620 12 590 2 : {gold|steel|ink}; rect -350 -34 660 14 0 : {ink|steel}; rect 280 -420 12 170 4 : {gold|steel}
# schoolDesk home white,wood,blue,pink,green 350
rect -340 -330 640 30 6 : {c|wood+2}; rect -330 -300 26 300 3 : c-1; box 60 -300 220 290 60 4 : {c|wood+1}; *3 0 92 rect 72 -288 196 80 5 : c+2; *3 0 92 rect 140 -256 60 12 5 : {gold|red|sky}; rect -340 -600 640 20 4 : {c|wood+2}; <> rect 270 -600 20 280 3 : c-1; *7 40 0 rect -300 -{690..700} 30 90 2 : {red|blue|gold|green}; use lamp -250 -330 0.3 : gold; path M-120 -336 h150 l20 -10 h-190z : white; path M-250 -130 h160 v20 h-160z : {red|blue|green}; line 10 M-230 -110 V0 M-110 -110 V0 M-230 -130 V-280 : lead
# chairs home beige,grey,green,blue,brown,black 380
*{2|3} 250 0 path M-350 -560 Q-340 -600 -250 -600 Q-160 -600 -150 -560 L-160 -320 L-340 -320z : along(c-1,c+2,c-2); *{2|3} 250 0 rect -360 -330 220 70 26 : front(c); *{2|3} 250 0 line 14 M-330 -260 L-350 0 M-170 -260 L-150 0 : {wood|ink|gold|steel}; *{2|3} 250 0 line 8 M-290 -260 V-40 M-210 -260 V-40 : {wood-2|ink|lead}; *{2|3} 250 0 *3 60 0 circle -310 -480 7 : c-3
# kitchenCorner home brown,beige,green,red 400
rect -400 -430 360 180 20 : front({wood|c-2}); rect -400 -440 120 360 20 : {wood-1|c-3}; rect -380 -410 320 140 20 : front(c); rect -390 -240 370 80 24 : front(c+1); rect -400 -170 380 160 6 : {wood|wood-2}; path M-60 -320 H330 L380 -260 H-90z : down(wood+3,wood); rect -90 -260 470 24 4 : wood-1; <> rect 0 0 0 0 0 : c; line 20 M-30 -236 V0 M330 -236 V0 : wood-2; <> rect 0 0 0 0 0 : c; box 180 -150 130 30 60 8 : c; line 12 M190 -120 V10 M300 -120 V10 : wood-2; path M100 -330 q0 -50 40 -50 q40 0 40 50z : {white|#3a73bd|gold}
# tvStand home white,wood,black,brown 410
box -390 -190 740 170 120 6 : {c|wood}; *3 240 0 rect -376 -176 220 140 4 : {c+1|wood+1}; *3 240 0 rect -300 -160 70 10 5 : {gold|steel|ink}; <> rect 300 -20 24 20 2 : ink; use {tv|vase|plant} -20 -{180..190} 0.4 : black; *4 26 0 rect 220 -280 22 90 2 : {red|blue|gold}
# rattan yard brown,beige,grey,black 410
use armchair -270 -20 0.56 : c; use armchair 280 -20 0.56 : c; use sofa 0 -110 0.56 : c; *12 60 0 line 4 M-360 -200 L-340 -40 : c-4 /0.25; box -110 -120 190 110 80 4 : c; rect -120 -134 240 20 4 : glass
# swing yard brown,green,beige,red 380
<> line 22 M300 -600 L380 0 M300 -600 L220 0 : {c|steel}; path M-330 -620 H330 L380 -560 H-380z : front({c|green|beige}); *9 84 0 path M-380 -560 h42 l-8 40 h-26z : {c+3|cream}; <> line 6 M230 -560 L220 -300 : lead; rect -260 -380 520 150 20 : front({c|red|green|beige}); rect -270 -240 540 60 20 : front(c+1); *4 130 0 line 4 M-200 -370 V-250 : c-3; <> rect 240 -300 30 100 6 : {wood|ink}; rect -200 -360 120 90 26 : {gold|cream|sky}
`;
