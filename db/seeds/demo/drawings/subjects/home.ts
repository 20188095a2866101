/** What a home is furnished and kept with; the format is told in subject.ts, that of the shapes in art.ts. */
export const home = `
# lamp home gold 130
circle 0 -520 300 : glow(#fff1c499,#fff1c400); oval 0 -12 110 20 : ink; rect -8 -440 16 430 4 : tube(gold)
path M-90 -620 L90 -620 L150 -420 L-150 -420z : down(c+5,c+2); path M-90 -620 L-40 -620 L-90 -420 L-150 -420z : white /0.3; oval 0 -420 150 16 : lamp
# chandelier fixed gold,silver,black 0
rect -6 -800 12 330 0 : c; circle 0 -400 420 : glow(#fff1c499,#fff1c400); <> line 14 M0 -330 Q120 -300 150 -380 Q160 -400 170 -400 : c
<> line 14 M0 -320 Q220 -250 300 -360 : c; circle 0 -400 50 : ball(c); path M-40 -470 L40 -470 L60 -330 L30 -250 L-30 -250 L-60 -330z : tube(c)
<> rect 152 -470 36 76 6 : down(lamp,cream); <> rect 284 -436 36 76 6 : down(lamp,cream); <> circle 170 -480 30 : lamp; <> circle 302 -446 30 : lamp
*7 70 0 path M-210 -280 q-16 34 0 46 q16 -12 0 -46z : #dff0f8; path M0 -250 q-30 60 0 84 q30 -24 0 -84z : #dff0f8
# carpet hang red,blue 0
rect -290 -690 580 640 4 : c; rect -268 -668 536 596 2 : c-4; rect -250 -650 500 560 2 : c+1; *12 0 46 rect -284 -684 10 28 0 : cream
*12 0 46 rect 274 -684 10 28 0 : cream; path M0 -620 L210 -370 L0 -120 L-210 -370z : c-4; path M0 -570 L160 -370 L0 -170 L-160 -370z : cream
path M0 -520 L120 -370 L0 -220 L-120 -370z : c; ~8 0 -370 oval 0 -54 16 40 : gold; circle 0 -370 26 : cream
<> path M240 -640 L240 -520 L130 -640z M240 -100 L240 -220 L130 -100z : gold /0.9; <> circle 205 -600 14 : c-4; <> circle 205 -140 14 : c-4
*20 29 0 rect -288 -50 14 24 2 : cream; *20 29 0 rect -288 -712 14 24 2 : cream
# curtains fixed beige,red,green,blue,grey,violet 0
rect -220 -600 440 460 4 : white; rect -206 -586 412 432 2 : down(#a9d6f2,#eef6f5,#b9cf9f); rect -5 -586 10 432 0 : white
rect -380 -690 760 18 9 : wood; <> circle 384 -681 18 : wood-2
<> path M380 -680 L140 -680 Q150 -420 250 -280 Q190 -120 170 30 L390 30z : along(c-1,c+2,c,c+2,c-2)
<> line 4 M320 -670 Q320 -400 300 -290 M250 -670 Q250 -460 276 -300 M350 20 Q340 -160 310 -260 : c-3 /0.4; <> rect 226 -300 130 34 16 : gold
# pillows home white,sky 330
rect -320 -120 640 110 40 : down(c+3,c-1); rect -330 -220 660 110 40 : down(c+4,c); line 3 M-310 -66 L310 -66 M-316 -166 L316 -166 : c-3 /0.3
path M-290 -230 Q-310 -420 -250 -430 Q-150 -410 -30 -430 Q20 -410 0 -230 Q-140 -210 -290 -230z : down(white,#e2dfd6)
path M10 -230 Q0 -400 50 -410 Q160 -390 250 -410 Q310 -400 290 -230 Q150 -212 10 -230z : down(c+2,c-1); *4 60 0 circle 76 -320 12 : white /0.7
line 3 M-250 -400 Q-230 -330 -250 -260 M-40 -400 Q-60 -330 -40 -260 : lead /0.3
# kurpacha home red,blue,green,violet 330
*3 0 116 rect -320 -370 640 104 44 : down(c+2,c,c-2); *9 70 0 path M-300 -280 q30 -60 60 0 q-30 60 -60 0z : gold /0.9
*9 70 0 path M-300 -164 q30 -60 60 0 q-30 60 -60 0z : cream /0.9; *9 70 0 path M-300 -316 q30 -30 60 0z : cream /0.6
*9 70 0 path M-300 -48 q30 -60 60 0 q-30 40 -60 0z : gold /0.9; rect -250 -460 500 84 40 : down(#4f87a8,#356a8a)
*7 66 0 path M-226 -420 q26 -50 52 0 q-26 50 -52 0z : cream /0.8
# fabric small pink,red,violet,green,blue,orange 320
rect -330 -130 620 120 60 : down(c+3,c,c-3); rect -300 -250 600 118 58 : down({#f4d78c,#e0b04f,#b4812f|#c9e0b0,#7fa05a,#4f7a3a|#e8b0c8,#c95a8a,#8a3a5a})
rect -330 -372 600 120 60 : down({#9fc3d9,#5f93b4,#3f6c8c|#f0c0a0,#d9703a,#9a4a1f|#c9b0e0,#7a5ab0,#4f3a7a}); circle 290 -70 60 : c+2; ring 290 -70 38 8 : c-2; circle 300 -190 58 : #f4d78c
ring 300 -190 36 8 : #b4812f; circle 270 -312 60 : #9fc3d9; ring 270 -312 38 8 : #3f6c8c; *8 66 0 circle -280 -90 12 : white /0.7
*8 66 0 circle -250 -40 12 : white /0.6; *7 72 0 path M-240 -196 l18 -22 l18 22 l-18 22z : white /0.6
# teapot small blue,white 320
path M-120 -110 Q-260 -160 -290 -300 L-250 -310 Q-210 -210 -100 -190z : down(white,#dfe3e6)
path M120 -250 Q240 -270 230 -170 Q220 -90 110 -80 L114 -110 Q190 -120 196 -170 Q196 -230 124 -220z : down(white,#d3d8dc)
path M-150 -160 Q-150 -320 0 -320 Q150 -320 150 -160 Q150 -10 60 0 L-60 0 Q-150 -10 -150 -160z : ball(c); path M-80 -318 Q0 -372 80 -318z : c-1
circle 0 -360 20 : gold; ~8 0 -160 oval 0 -52 18 40 : white /0.92; circle 0 -160 22 : gold; rect -146 -256 292 10 5 : gold
<> path M220 -90 L360 -90 Q356 0 290 0 Q226 0 220 -90z : ball(white); <> rect 226 -76 128 10 5 : c; <> oval 290 -90 70 14 : #c98a4b
# pot small silver 310
path M-260 -270 L260 -270 L250 -60 Q240 0 170 0 L-170 0 Q-240 0 -250 -60z : tube(c)
<> path M250 -230 Q330 -236 330 -190 Q330 -150 250 -156 L250 -180 Q300 -180 300 -194 Q300 -206 250 -204z : ink
path M-274 -280 Q-240 -370 0 -376 Q240 -370 274 -280z : down(steel+5,steel); rect -280 -284 560 20 10 : lead; rect -40 -420 80 46 20 : ink
path M-200 -240 L-150 -240 L-146 -40 L-180 -50z : white /0.3; *3 60 0 line 8 M-60 -440 q-20 -30 0 -56 q20 -26 0 -52 : white /0.6
# kazan yard black 330
path M-230 0 L-180 -120 L180 -120 L230 0z : down(#9c6b4d,#6f4a34); *4 90 0 rect -170 -60 70 10 4 : #54382a
path M-90 0 Q-90 -70 0 -76 Q90 -70 90 0z : soot; path M-60 0 Q-50 -50 -20 -40 Q0 -80 20 -44 Q56 -54 60 0z : glow(#ffe08a,#f58a3c,#d8472f)
path M-330 -330 Q-330 -110 0 -100 Q330 -110 330 -330z : down(#5a5e66,#2c2f36,#1b1d22); oval 0 -330 336 64 : #3a3d45; oval 0 -330 306 52 : #e2b65c
*7 76 0 oval -230 -336 26 12 : #e98b3a; *6 80 0 oval -200 -314 30 12 : #f5e2ae; *4 110 0 oval -170 -346 26 12 : #9b5f36
<> path M316 -350 L390 -362 L390 -330 L318 -318z : ink; *3 90 0 line 9 M-90 -400 q-30 -40 0 -76 q30 -40 0 -76 : white /0.6
# detergent small blue 280
path M-240 0 Q-260 0 -260 -30 L-250 -330 Q-240 -400 -190 -410 L-190 -450 L-90 -450 L-90 -410 Q-40 -400 -30 -330 L-20 -30 Q-20 0 -40 0z : tube(c)
rect -200 -510 120 66 14 : tube(white); rect -220 -290 160 190 16 : white /0.92; circle -140 -210 44 : c+2; circle -116 -236 18 : white /0.9
rect -196 -140 112 14 6 : c-1
path M40 0 Q20 0 20 -30 L30 -280 Q40 -310 90 -330 L90 -420 L160 -420 L160 -330 Q210 -310 220 -280 L230 -30 Q230 0 210 0z : tube(#e9a23c)
path M80 -480 L190 -480 L236 -440 L230 -420 L170 -430 L170 -416 L80 -416z : red; rect 54 -230 142 140 12 : white /0.92; circle 125 -160 34 : #f2c94c
circle 270 -60 26 : #cfeaf7 /0.8; circle 306 -110 16 : #cfeaf7 /0.8
# basket home beige 300
path M-280 -330 L280 -330 L230 0 L-230 0z : tube(c); *8 0 40 line 8 M-266 -290 L266 -290 : c-3 /0.45; *13 40 0 line 5 M-240 -320 L-220 -10 : c-4 /0.3
rect -296 -356 592 44 20 : front(c-1); path M-220 -356 Q-200 -440 -90 -430 Q-20 -470 60 -430 Q170 -450 220 -356z : down(white,#dfe6ea)
path M-40 -356 Q10 -420 110 -410 Q190 -410 200 -356z : #8fbad6
<> path M250 -340 Q330 -330 320 -250 Q316 -210 262 -210 L268 -236 Q292 -240 292 -260 Q296 -300 250 -306z : c-2
# vase small white 170
*3 60 0 line 8 M-60 -330 Q-80 -430 -90 -500 : leaf; path M-130 -480 q-50 -10 -60 30 q50 20 70 -10z M110 -470 q50 -20 70 20 q-50 30 -80 0z : leaf+2
~6 -90 -520 oval 0 -26 18 28 : #f2a7b8; ~6 10 -560 oval 0 -28 19 30 : #f6d06f; ~6 110 -510 oval 0 -26 18 28 : #e57f73; circle -90 -520 13 : gold
circle 10 -560 14 : #d9822f; circle 110 -510 13 : gold
path M-60 -340 L60 -340 L50 -290 Q150 -220 130 -100 Q116 0 60 0 L-60 0 Q-116 0 -130 -100 Q-150 -220 -50 -290z : tube(c)
rect -124 -170 248 14 0 : c-3 /0.6; *7 36 0 circle -108 -130 9 : c-3 /0.6
# plant home white 190
line 10 M0 -200 Q-10 -380 -20 -520 M0 -200 Q60 -340 130 -430 M0 -200 Q-60 -330 -140 -400 : #4d7a3f
<> path M130 -420 Q230 -500 280 -400 Q230 -330 120 -390z : down(#86b86a,#4f8648)
<> path M60 -340 Q190 -370 210 -260 Q120 -220 40 -290z : down(#79ad60,#477c41)
path M-20 -480 Q-140 -560 -120 -640 Q-10 -640 0 -500z : down(#8fc072,#4f8648)
path M-10 -480 Q20 -620 130 -640 Q160 -540 10 -460z : down(#86b86a,#477c41); path M-130 -200 L130 -200 L96 0 L-96 0z : tube(c)
rect -142 -226 284 40 10 : tube(c); oval 0 -222 128 12 : #4e3b2c
# ficus home white,brown,grey 190
rect -8 -480 16 300 4 : #6b5440; *5 0 -64 <> path M6 -300 q{80..130} -80 {120..150} 20 q-60 70 -150 -20z : {#4f8648|#3f7a4a|#6f9a4c}; path M-40 -560 q40 -80 90 0 q-40 60 -90 0z : #5f9843; path M-130 -190 L130 -190 L100 0 L-100 0z : tube(c); rect -140 -216 280 36 8 : tube(c-1)
# lemonTree home brown,white,orange 200
rect -9 -420 18 240 4 : #6b5440; circle 0 -470 {130..150} : ball(#4f8648); circle -90 -420 80 : ball(#5f9843); circle 90 -430 90 : ball(#477c41); circle -{60..90} -440 24 : ball(#f0cf3a); circle {20..50} -520 24 : ball(#f0cf3a); circle {70..110} -400 26 : ball(#e8c22f); circle -10 -400 22 : ball(#f0cf3a); path M-120 -190 L120 -190 L94 0 L-94 0z : tube({c|#b5653f}); rect -132 -214 264 34 8 : tube({c-1|#a8583a})
# floorVase home white,blue,brown,grey 150
*7 20 0 line 6 M-70 -300 q{-30..30} -130 {-80..60} -{220..320} : {#c9a86a|#8a7a5a|#5f8a4c}; *7 24 0 oval -80 -{500..580} 12 34 : {#d8b88a|#e9a8b8|#f4eef0}; path M-50 -330 H50 Q30 -270 110 -190 Q140 -60 70 0 H-70 Q-140 -60 -110 -190 Q-30 -270 -50 -330z : tube(c)
# umbrella yard red,blue,orange,green 240
rect -8 -560 16 560 4 : wood; path M-300 -420 Q-240 -600 0 -620 Q240 -600 300 -420z : front(c); path M-100 -424 Q-70 -590 0 -620 Q70 -590 100 -424z : {white|cream|gold}; *2 300 0 path M-220 -100 l140 -40 l40 50 l-150 40z : white; *2 300 0 line 8 M-200 -70 V0 M-70 -70 V0 : wood
# carpetSilk hang red,blue,green,beige 0
rect -300 -680 600 660 2 : c-2; rect -280 -660 560 620 2 : {cream|gold|c+2}; rect -256 -636 512 572 2 : c; *11 0 50 circle -268 -610 9 : c-3; *11 0 50 circle 268 -610 9 : c-3; ~{8|12|16} 0 -350 path M0 -{150..190} q40 60 0 110 q-40 -50 0 -110z : {gold|cream|c+4}; ~8 0 -350 oval 0 -70 20 40 : {c-3|red|blue}; circle 0 -350 {26..40} : {cream|gold}; <> path M{200..230} -600 q40 40 10 100 q-60 -20 -70 -80z : {gold|cream}; <> path M{200..230} -100 q40 -40 10 -100 q-60 20 -70 80z : {gold|cream}; *24 25 0 rect -296 -20 10 24 2 : cream; *24 25 0 rect -296 -700 10 24 2 : cream
# palas hang red,brown,orange,green 0
rect -300 -680 600 660 2 : c; *{5..8} 0 {80..90} rect -300 -{650..660} 600 {20..30} 0 : {cream|ink|gold|c-3}; *8 0 80 *8 74 0 path M-296 -620 l36 -26 l36 26 l-36 26z : {gold|ink|cream|blue}; *8 0 80 *8 74 0 path M-278 -620 l18 -12 l18 12 l-18 12z : {red|c-3|green}; *24 25 0 rect -296 -20 10 30 2 : cream; *24 25 0 rect -296 -706 10 30 2 : cream
# blinds fixed beige,white,grey,sky 0
rect -260 -640 520 560 4 : white; rect -246 -626 492 532 2 : down(#a9d6f2,#eef6f5,#b9cf9f); *{9..15} 0 30 rect -280 -650 560 24 3 : down(c+2,c-1); rect -290 -680 580 36 8 : {c-1|white}; <> line 4 M230 -640 V-{80..160} : lead; circle 230 -120 10 : {gold|wood}
# blanket home white,sky,pink,beige,green 340
*3 0 90 rect -340 -{300..304} 680 90 44 : down(c+2,c-1); *3 0 90 *8 84 0 line 3 M-300 -290 q20 40 0 80 : c-3 /0.4; path M-290 -310 Q-310 -440 -240 -450 Q-140 -430 -30 -450 Q20 -430 0 -310 Q-140 -290 -290 -310z : down(white,#e2dfd6); path M10 -310 Q0 -420 60 -430 Q160 -410 260 -430 Q310 -420 290 -310 Q150 -292 10 -310z : down(white,#d9e2e8); line 12 M-340 -180 H340 : {gold|red|violet}; path M-40 -200 q40 -60 80 0 q-40 60 -80 0z : {gold|red|violet}
# quilt flat red,blue,green,violet,orange 0
rect -340 -610 680 600 40 : front(c); *6 112 0 *5 0 116 path M-330 -560 l56 -50 l56 50 l-56 50z : {c+2|c-2|gold} /0.6; *6 112 0 *5 0 116 circle -274 -560 12 : {cream|gold|c-3}; rect -340 -610 680 600 40 : white /0; *12 56 0 line 3 M-310 -600 V-20 : c-3 /0.3; path M340 -200 L340 -10 L60 -10z : {cream|gold|c+3}
# sarpo home red,violet,blue 400
box -360 -260 680 250 140 10 : {wood|#7a4a35}; *3 220 0 path M-340 -130 l90 -90 l90 90 l-90 90z : gold; *3 220 0 circle -250 -130 26 : {red|#3a73bd|green}; rect -30 -160 40 60 6 : gold; *{3|4} 0 -70 rect -330 -340 640 70 34 : front({red|blue|violet|green|orange|pink}); *8 80 0 path M-320 -306 q20 -40 40 0 q-20 40 -40 0z : {gold|cream}; *7 88 0 path M-310 -376 q20 -40 40 0 q-20 40 -40 0z : {gold|cream}; rect -120 -{580..590} 240 60 24 : {white|gold}
# knitRolls home blue,green,red,grey,violet 350
*3 200 0 rect -300 -130 {150..170} 130 0 : c /0; rect -350 -130 700 120 60 : tube({c|ink|cream}); rect -330 -250 660 120 60 : tube({red|sky|c+2}); rect -300 -370 600 120 60 : tube({gold|green|c-1}); rect -240 -480 480 110 54 : tube({violet|beige|c}); <> circle 330 -70 50 : {c-2|ink}; <> circle 310 -190 50 : {red-2|lead}; <> circle 282 -310 48 : {gold-2|lead}; *3 0 -120 circle 330 -70 18 : wood
# dinnerSet small white,sky,gold 380
*4 0 -14 oval -160 -20 220 40 : {white|#e6ebee}; oval -160 -66 200 34 : {c|#3a73bd|gold}; oval -160 -68 180 30 : white; *3 0 -30 path M60 -60 H250 Q240 0 190 0 H120 Q70 0 60 -60z : tube(white); *3 0 -30 rect 62 -54 186 9 2 : {#3a73bd|gold|#c96f8a}; path M270 0 Q250 -160 330 -180 Q400 -160 380 0z : tube(white); path M290 -180 q40 -40 80 0z : {gold|#3a73bd}; path M-330 -90 Q-320 -260 -160 -270 Q0 -260 10 -90 Q-160 -60 -330 -90z : tube(white); oval -160 -262 120 26 : {#3a73bd|gold|white}; circle -160 -290 18 : gold; ~9 -160 -170 oval 0 -46 12 22 : {#3a73bd|gold|#c96f8a}
# pots small silver,red,black 380
rect -370 -{340..350} 340 330 30 : tube({c|steel}); rect -380 -360 360 24 10 : {steel|c-1}; rect -220 -400 40 44 10 : ink; <> circle 0 0 0 : c; rect 0 -220 230 210 26 : tube({c|steel}); rect -10 -240 250 22 10 : {steel|c-1}; rect 96 -276 36 40 10 : ink; rect 250 -130 130 120 20 : tube({c|steel}); line 18 M370 -110 L440 -150 : ink; rect 245 -146 140 18 8 : steel; line 16 M-370 -240 h-30 v60 h30 M-30 -240 h30 v60 h-30 : ink; path M-330 -330 h40 v280 h-30z : white /0.3
# mantovarka small silver 270
*5 0 84 rect -230 -{450..452} 460 80 12 : tube(steel); *5 0 84 rect -240 -456 480 10 4 : lead; *4 0 84 *9 44 0 circle -176 -404 9 : ink /0.4; path M-240 -460 Q-200 -540 0 -550 Q200 -540 240 -460z : tube(steel+3); rect -36 -590 72 44 16 : ink; <> path M230 -60 h60 v40 h-60z : ink; <> path M230 -300 h50 v34 h-50z : ink; *3 60 0 line 8 M-60 -600 q-20 -20 0 -40 : white /0.7
# powder small blue,orange,green,violet 250
box -220 -{480..510} 360 490 150 4 : c; circle -40 -260 150 : {white|yellow|c+3}; ~12 -40 -260 path M-20 -120 L0 -170 L20 -120z : {yellow|white|orange}; rect -160 -310 240 90 10 : {red|c-3|blue}; rect -130 -290 180 20 6 : white; rect -130 -256 120 16 6 : white /0.8; circle -130 -440 20 : white /0.7; circle 60 -90 30 : white /0.5; path M190 0 Q200 -70 270 -76 Q340 -70 350 0z : {white|#e3eef6}; rect 220 -110 90 60 8 : {c|sky}
# cleaningSet small sky,green,pink,yellow 380
*4 180 0 path M-360 0 V-250 Q-350 -300 -300 -310 V-360 H-250 V-310 Q-210 -300 -200 -250 V0z : tube({c|#e8a04a}); path M-330 -360 H-230 V-410 L-370 -420 V-400z : ink; rect -{360..362} -220 160 120 6 : {white|cream}; rect 0 -340 150 340 30 : tube({orange|violet}); rect 30 -400 90 64 10 : ink; rect 10 -240 130 130 6 : white; path M180 -310 h110 l20 60 v250 h-150 v-250z : tube({red|#3a73bd|green}); rect 200 -350 70 44 8 : white; rect 170 -200 130 110 6 : {white|yellow}; circle -280 -160 30 : {#3a73bd|green}
# mop home blue,green,red,violet 280
path M-260 -280 H180 L140 0 H-220z : tube(c); rect -280 -310 480 44 16 : c-1; path M-250 -310 H-60 L-80 -400 H-230z : tube({white|steel}); line 18 M240 -10 L120 -640 : {steel|c}; rect 100 -650 40 130 16 : c; path M180 -40 q70 -40 140 0 l40 60 h-220z : {white|sky|c+3}; *7 30 0 line 14 M170 -20 q10 30 -10 60 : {white|sky|c+2}; line 8 M-260 -280 Q-40 -520 180 -280 : lead; oval -40 -290 200 24 : #9fd4ee
# trackLights fixed black,white 0
rect -380 -640 760 26 6 : c; *{3|4} {190..210} 0 rect -310 -620 20 70 4 : lead; *4 200 0 @ -300 -530 {-30..30} rect -44 -20 88 150 20 : tube(c); *4 200 0 circle -300 -400 120 : glow(#fff1c4aa,#fff1c400); *4 200 0 path M-340 -400 L-260 -400 L-180 -60 L-420 -60z : #fff1c4 /0.14
# mirror fixed gold,black,white,brown 0
rect -200 -680 400 660 {6|60|200} : {c|wood}; rect -176 -656 352 612 {4|46|176} : down(#cfe4ee,#f4fafc,#b9d0dc); path M-150 -500 L20 -650 L80 -640 L-150 -380z : white /0.5; path M-100 -140 L140 -400 L150 -360 L-60 -120z : white /0.3
`;
