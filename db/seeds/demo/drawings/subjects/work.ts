/** For business, services and jobs; the format is told in subject.ts, that of the shapes in art.ts. */
export const work = `
# register small grey,black 320
rect -310 -120 620 116 12 : front(c); rect -290 -100 580 80 8 : c-2; rect -60 -70 120 16 8 : steel
path M-250 -120 L-220 -270 L220 -270 L250 -120z : front(c+1); *4 60 0 rect -200 -250 48 30 6 : white; *4 63 0 rect -206 -210 50 30 6 : white
*4 66 0 rect -212 -170 52 32 6 : white; rect 70 -250 120 112 8 : front(green); path M-180 -290 L-150 -480 L180 -480 L200 -290z : front(ink)
path M-134 -464 L164 -464 L180 -310 L-156 -310z : down(#3a73bd,#7fc3e6); *3 0 36 rect -110 -436 160 14 4 : white /0.8; rect -298 -196 64 80 8 : ink
path M-290 -190 L-242 -190 L-242 -270 Q-266 -282 -290 -266z : white; *3 0 18 rect -282 -254 32 5 0 : lead
# boxes home brown 350
rect -320 -280 330 276 6 : front(#cfa06a); rect -190 -280 60 276 0 : #e3c08f; rect -300 -60 90 36 4 : white /0.8
rect 30 -230 300 226 6 : front(#c2935e); rect 150 -230 54 226 0 : #dab684; path M220 -90 L240 -130 L260 -90z M270 -90 L290 -130 L310 -90z : c-3
rect -200 -480 300 200 6 : front(#d9ac78); rect -80 -480 56 200 0 : #ebcb9d; rect 20 -340 60 30 4 : white /0.8
path M110 -230 L310 -230 L330 -290 L140 -290z : #b98852; rect 150 -380 130 92 6 : front(c); rect 200 -380 28 92 0 : white /0.5
# kiosk street sky 370
rect -350 -420 700 410 6 : along(c+3,c,c-2); *17 40 0 rect -336 -410 6 390 0 : c-3 /0.3; rect -260 -330 330 180 4 : ink
rect -250 -320 310 160 2 : glass; path M-290 -340 L100 -340 L130 -280 L-320 -280z : white
*6 76 0 path M-284 -340 L-246 -340 L-256 -280 L-300 -280z : red; rect -280 -150 370 24 4 : wood; rect 150 -340 140 320 4 : c-3
rect 166 -320 108 120 4 : glass; circle 166 -170 9 : gold; *4 56 0 circle -220 -180 20 : ball(#e8963a); rect -370 -440 740 28 6 : c-4
<> rect 290 -12 60 14 2 : ink
# lathe home green,blue 390
rect -370 -190 160 184 6 : front(c-1); rect 210 -190 160 184 6 : front(c-1); rect -390 -230 780 50 6 : front(lead)
path M-380 -230 L-380 -440 Q-376 -460 -350 -460 L-160 -460 Q-140 -460 -140 -430 L-140 -230z : front(c); rect -350 -430 120 70 8 : screen
*3 38 0 circle -334 -320 14 : ball(red); circle -120 -330 66 : ball(steel); ~3 -120 -330 rect -10 -60 20 40 3 : ink
rect -60 -352 260 44 10 : tube(steel); path M20 -230 L30 -300 L130 -300 L140 -230z : front(c-2); rect 66 -330 30 40 3 : ink
path M210 -230 L220 -390 L330 -390 L350 -230z : front(c); circle 350 -330 40 : ball(lead); line 12 M350 -330 L384 -380 : ink
*5 22 4 line 4 M60 -180 q10 20 -6 30 : #e8b34a
# cotton yard white 380
rect -360 -200 340 194 20 : front(cream); rect -10 -190 350 184 20 : front(#f6f3ec); rect -200 -390 360 190 20 : front(white)
*3 90 0 rect -290 -200 10 194 0 : #8a6242; *3 100 0 rect 60 -190 10 184 0 : #8a6242; *3 100 0 rect -130 -390 10 190 0 : #8a6242
<> line 10 M300 0 Q320 -160 300 -330 : #7a5a3a; *3 20 -90 circle 276 -180 36 : white; *3 20 -90 circle 310 -200 36 : white
*3 20 -90 circle 296 -160 36 : #f0ede6; *3 10 -90 circle -320 -190 36 : white; *3 10 -90 circle -290 -210 34 : #f6f3ec
# scissors small red,blue 320
path M-60 -180 L250 -520 Q280 -540 276 -500 L20 -120z : along(white,steel)
path M-20 -180 L-250 -520 Q-286 -540 -280 -500 L-80 -120z : along(steel,white,steel); circle -30 -190 20 : ball(lead); ring 90 -80 70 30 : c
ring -150 -80 70 30 : c; path M0 -160 L40 -120 L60 -150 L10 -190z : c; path M-60 -160 L-100 -120 L-124 -150 L-70 -190z : c
rect 200 -200 120 190 14 : tube(#e8b34a); *7 0 24 line 4 M200 -180 L320 -170 : #b5832f; rect 190 -220 140 30 8 : wood; rect 190 -14 140 16 6 : wood
rect -330 -40 130 34 8 : yellow; *6 20 0 rect -320 -40 3 14 0 : ink
# balloons farm red,violet 0
line 4 M-150 -370 Q-60 -150 0 0 M0 -420 L0 0 M150 -370 Q60 -150 0 0 M-70 -200 L0 0 M80 -220 L0 0 : cream
path M-150 -640 Q-50 -640 -50 -520 Q-60 -400 -150 -370 Q-240 -400 -250 -520 Q-250 -640 -150 -640z : ball(c)
path M150 -640 Q250 -640 250 -520 Q240 -400 150 -370 Q60 -400 50 -520 Q50 -640 150 -640z : ball(#f0bf42)
path M0 -700 Q100 -700 100 -570 Q90 -440 0 -410 Q-90 -440 -100 -570 Q-100 -700 0 -700z : ball(#5aa9d9)
path M-80 -440 Q0 -440 0 -330 Q-10 -230 -80 -200 Q-150 -230 -160 -330 Q-160 -440 -80 -440z : ball(#6fb98a)
path M90 -460 Q170 -460 170 -350 Q160 -250 90 -220 Q20 -250 10 -350 Q10 -460 90 -460z : ball(#e98ab0); oval -190 -580 26 40 : white /0.5
oval -44 -630 26 44 : white /0.5; oval 110 -580 26 40 : white /0.5; path M-16 0 L16 0 L40 -60 L0 -30 L-40 -60z : gold
# scales small gold 250
rect -150 -30 300 30 10 : front(wood); rect -110 -60 220 34 8 : front(wood+1); rect -14 -520 28 470 8 : tube(c); circle 0 -540 30 : ball(c)
line 18 M-270 -480 Q0 -540 270 -480 : c; <> line 4 M264 -480 L190 -260 M264 -480 L340 -260 : c-2
<> path M180 -264 L350 -264 Q330 -190 264 -190 Q200 -190 180 -264z : tube(c); rect -330 -300 120 36 4 : front(red)
rect -320 -330 100 30 4 : front(blue)
# graduation small blue,black 330
use books 0 0 0.8 : red; path M-170 -420 Q-170 -330 0 -320 Q170 -330 170 -420 L170 -500 L-170 -500z : c-2
path M0 -640 L330 -530 L0 -420 L-330 -530z : down(c+2,c-1); line 7 M0 -530 L270 -500 L270 -400 : gold
path M256 -400 L284 -400 L294 -330 L246 -330z : gold; circle 0 -530 12 : gold
# megaphone small red,blue 270
path M-230 -260 L120 -460 L170 -100 L-220 -170z : down(c+3,c,c-2); oval 150 -280 56 190 : c-3; oval 154 -280 40 160 : cream; oval 150 -280 22 60 : c-1
rect -290 -270 80 110 24 : tube(ink); path M-170 -170 L-90 -160 L-60 0 L-130 0z : along(c,c-3)
line 12 M240 -360 Q280 -280 240 -200 M290 -410 Q350 -280 290 -150 : c; path M-200 -240 L100 -410 L106 -370 L-196 -216z : white /0.35
# stethoscope small blue 330
rect -330 -420 300 410 16 : front(white); rect -240 -450 120 50 12 : steel; *6 0 48 rect -290 -350 220 12 6 : lead /0.5
rect -290 -80 90 40 6 : c /0.5
path M-120 -110 L-100 -110 L-100 -130 L-80 -130 L-80 -110 L-60 -110 L-60 -90 L-80 -90 L-80 -70 L-100 -70 L-100 -90 L-120 -90z : red
line 20 M30 -540 Q20 -360 110 -330 Q200 -360 190 -540 : c; line 20 M110 -330 Q110 -60 220 -60 Q320 -70 300 -200 : c; circle 300 -250 56 : ball(steel)
circle 300 -250 36 : ball(lead); line 10 M30 -540 L50 -590 M190 -540 L170 -590 : steel; circle 52 -596 14 : ink; circle 168 -596 14 : ink
# chef small white 340
circle -130 -400 110 : down(white,#e3e0d8); circle 130 -400 110 : down(white,#e3e0d8); circle 0 -460 130 : down(white,#e8e5dd)
path M-180 -380 L180 -380 L160 -170 L-160 -170z : along(#e6e3da,white,#dedacf); rect -170 -210 340 60 10 : #d9d4c8
line 4 M-60 -380 L-50 -220 M60 -380 L50 -220 : lead /0.3; rect -340 -130 680 14 7 : steel
path M-330 -116 Q-300 0 -120 0 L120 0 Q300 0 330 -116z : tube(lead); path M-290 -124 Q-150 -180 0 -150 Q160 -190 290 -124z : #e0a04a
*6 80 0 circle -210 -136 14 : #cf4a3c; *6 80 0 path M-170 -150 q20 -20 30 4 q-16 14 -30 -4z : leaf
# shield small blue,black 240
path M0 -560 L230 -480 Q240 -180 0 0 Q-240 -180 -230 -480z : along(c+3,c,c-3); path M0 -530 L206 -458 Q210 -190 0 -32z : white /0.14
line 10 M0 -536 L208 -464 Q214 -190 0 -30 Q-214 -190 -208 -464z : gold; circle 0 -310 110 : white /0.95; rect -60 -330 120 90 14 : c
line 20 M-36 -330 L-36 -360 Q-36 -396 0 -396 Q36 -396 36 -360 L36 -330 : c; circle 0 -296 14 : gold; rect -5 -296 10 34 3 : gold
# hardhat small yellow 310
path M-250 -130 Q-250 -400 0 -400 Q250 -400 250 -130z : ball(c); path M-50 -396 Q0 -420 50 -396 L60 -130 L-60 -130z : down(c+4,c)
<> line 10 M140 -350 Q180 -260 184 -140 : c-2 /0.7
path M-310 -120 Q0 -190 310 -120 Q330 -80 290 -76 Q0 -130 -290 -76 Q-330 -80 -310 -120z : down(c+2,c-2)
path M-300 -30 L-130 -60 L-110 0 L-280 20z : tube(#e8963a); rect 90 -60 240 26 6 : yellow; *10 22 0 rect 102 -60 3 12 0 : ink
path M-200 -290 Q-150 -360 -90 -370 Q-150 -310 -170 -220z : white /0.5
# salonChair home black,red,brown,beige 200
path M-150 -600 Q-150 -640 -90 -640 L90 -640 Q150 -640 150 -600 L140 -330 L-140 -330z : along(c-1,c+2,c,c-2); *3 0 80 line 4 M-130 -560 L130 -560 : c-3 /0.6; rect -70 -660 140 60 24 : c-1; rect -190 -350 380 90 34 : front(c); <> path M170 -470 h50 v30 l-20 130 h-30z : {steel|c-2}; rect -30 -260 60 210 8 : tube(steel); oval 0 -30 160 40 : steel; oval 0 -36 130 28 : lead; path M-130 -260 L-230 -80 L-200 -70 L-90 -260z : steel; rect -260 -90 90 24 8 : ink
# storeShelf home white,grey,red 380
<> rect 350 -630 24 630 3 : c-1; *4 0 150 rect -370 -500 740 22 3 : front(c); *6 112 0 rect -344 -{590..600} {70..90} 92 4 : {red|blue|green|gold|violet|orange}; *8 86 0 rect -344 -{440..446} 60 90 {4|20} : {orange|sky|green|cream|red}; *7 98 0 rect -340 -{280..290} 74 84 {4|30} : {gold|violet|white|blue|pink}; *10 70 0 rect -344 -130 50 78 {6|20} : {green|red|cream|brown}; *4 0 150 rect -366 -494 732 12 0 : {red|gold|#3a73bd}
# showcase home white,silver,black 390
box -390 -560 740 550 200 8 : c; rect -370 -540 700 330 6 : down(#eef7fb,#c9dfe9); *3 0 104 rect -360 -450 680 8 2 : steel; *8 84 0 rect -340 -520 60 66 {6|30} : {red|gold|green|orange|white}; *7 96 0 circle -310 -380 32 : ball({orange|#c9605a|cream|gold}); *8 84 0 rect -346 -310 64 60 10 : {#c9605a|white|gold|brown}; path M-360 -530 L-200 -530 L-340 -230 L-360 -240z : white /0.4; rect -380 -200 720 180 4 : {c-1|red|#3a73bd}; *9 78 0 rect -350 -90 50 50 2 : ink /0.3; rect -390 -590 740 40 6 : lamp
# proStove home silver 390
box -380 -320 720 310 220 4 : c; rect -380 -390 740 76 4 : c-1; *3 230 0 oval -260 -390 90 26 : ink; *3 230 0 ~8 -260 -390 line 5 M0 0 L60 0 : lead; *3 230 0 path M-320 -400 q14 -40 26 0 q14 -44 26 0 q12 -40 26 0 q12 -36 26 0z : #5aa9ff; *6 112 0 circle -320 -340 22 : ball(ink); *2 360 0 rect -360 -290 320 240 6 : c-2; *2 360 0 rect -320 -270 240 16 8 : steel+2; use pot {-30..200} -400 0.5 : silver; <> rect 300 -12 30 14 0 : ink
# gasKazan yard black 340
line 20 M-240 -320 L-300 0 M240 -320 L300 0 M0 -260 V0 : lead-3; ring 0 -300 0 0 : ink; path M-320 -340 Q-310 -110 0 -110 Q310 -110 320 -340z : tube(c+1); oval 0 -340 326 60 : c-1; oval 0 -346 290 48 : {#d99a3c|#c9a86a|ink}; *9 60 0 oval -240 -350 14 6 : {#e9822f|cream}; *5 70 0 path M-160 -60 q20 -60 40 0z : #5aa9ff; rect -190 -60 380 20 8 : ink; line 10 M190 -50 Q330 -40 350 -100 : {red|orange}; rect 310 -330 90 330 40 : tube({red|#3a73bd|#5e7d5a}); rect 336 -370 40 44 6 : gold
# rotaryOven home silver,white 300
box -290 -640 520 630 260 6 : c; rect -260 -610 340 580 4 : c-2; rect -220 -560 260 480 8 : soot; rect -206 -546 232 452 4 : down(#6b3f1c,#3a2416); *7 0 62 rect -200 -500 220 8 2 : steel; *7 0 62 *4 56 0 oval -172 -512 24 13 : {#d99a4e|#c9863a|#e8b86a}; rect 60 -400 20 160 10 : ink; rect 110 -600 100 220 6 : ink; rect 124 -586 72 50 4 : #ff8a5a; *4 0 36 circle 160 -500 12 : {#59d08a|lead}; rect 110 -340 100 290 4 : c-1
# doughMixer home white,silver 300
path M-120 0 L-110 -400 Q-100 -520 40 -520 L230 -520 Q270 -520 270 -470 L270 -420 L0 -400 L10 0z : along(c+2,c,c-2); rect 150 -420 40 130 8 : steel; path M170 -300 q60 40 0 90 q-50 40 10 80 : ink; line 14 M170 -300 q60 40 0 90 q-50 40 10 80 : steel; path M20 -270 L330 -270 Q330 -60 240 -50 L110 -50 Q30 -60 20 -270z : tube(steel); oval 175 -270 156 34 : lead; oval 175 -280 120 30 : #f3e6cf; rect -160 -40 460 40 10 : ink; *3 0 40 circle -60 -460 14 : {green|red|ink}
# proSewing home white,green 380
rect -380 -260 760 30 4 : {#cfd6cf|wood+3|white}; <> rect 270 -230 24 220 2 : lead; rect -310 -16 620 16 6 : lead; rect -130 -180 190 120 20 : ink; path M-220 -260 L-220 -320 L200 -320 L200 -260z : c-1; path M120 -320 L120 -400 L-170 -400 L-170 -340 L-220 -340 L-220 -440 Q-210 -470 -170 -470 L190 -470 Q230 -460 230 -420 L230 -320z : down(c+3,c,c-2); rect 20 -456 120 40 6 : {#2f6fb8|#3f8a5a|red}; circle 258 -400 54 : ball(ink); rect -212 -340 10 70 2 : steel; rect 270 -{600..620} 10 340 2 : steel; *2 60 0 path M230 -560 h50 l-10 -80 h-30z : {red|sky|gold|white}; path M-380 -264 L-150 -264 L-100 -230 L-390 -150z : {#7fb6d9|#e0a0b0|#c9d6a0|#5d6f8a}; line 6 M-230 -620 V-500 : ink; rect -260 -640 160 20 6 : lamp
# cutTable home white,wood 410
path M-330 -330 L330 -330 L400 -220 L-400 -220z : down(c+2,{wood+3|white}); rect -400 -220 800 24 0 : wood; <> rect 340 -200 24 200 2 : lead; <> rect 250 -320 16 120 0 : lead-3; path M-260 -320 L180 -320 L230 -240 L-290 -240z : {#5f93b4|#c9605a|#6f9a55|#c9b294}; line 4 M-180 -310 q60 40 120 0 q40 60 120 20 : white; *2 130 0 rect 220 -{360..380} 90 60 30 : tube({red|gold|green}); path M20 -330 h90 v-40 h-20 v-70 h-50 v70 h-20z : {ink|steel}; use sewing -240 -330 0.36 : white; rect -340 -120 680 14 2 : lead; *4 150 0 rect -320 -190 120 70 30 : tube({red|blue|gold|cream|green})
# laser home white,silver 200
box -150 -330 280 310 200 14 : c; path M-150 -330 L130 -330 L150 -560 L-120 -580z : c-1; path M-100 -556 L130 -540 L116 -370 L-100 -370z : soot; path M-80 -536 L110 -524 L102 -400 L-80 -400z : down({#3f6fd1|#3fa0a0|#8a4fb0},{#8d6bd6|#5fd0c0}); *3 60 0 circle -50 -430 20 : white /0.8; circle -10 -200 60 : c-2; ring -10 -200 46 6 : {#5ad1ff|#ff5ab0}; line 16 M130 -300 Q260 -360 240 -500 Q230 -600 180 -600 : lead; path M150 -640 L230 -620 L210 -540 L160 -560z : front(ink); <> circle 120 -14 20 : ink
# bottling home silver,sky 410
rect -400 -160 800 30 4 : steel; <> rect 300 -130 30 130 2 : lead; <> rect 100 -130 20 130 2 : lead; *9 88 0 rect -386 -300 56 140 20 : #bfe0f0 /0.9; *9 88 0 rect -370 -340 24 44 6 : {#3a73bd|white}; *9 88 0 rect -386 -240 56 40 0 : {#3a73bd|#5e8a5a|white}; box -120 -620 280 230 120 8 : c; rect -100 -600 150 90 6 : soot; rect -86 -586 90 40 4 : #59d08a; *4 60 0 rect -80 -400 20 60 4 : lead; circle 110 -550 22 : red; rect -400 -150 800 8 0 : ink; *12 70 0 circle -390 -144 14 : ink
# blockMachine yard orange,blue,green,yellow 340
<> rect 220 -600 40 590 4 : c; rect -260 -620 520 60 6 : c-1; rect -140 -560 280 110 6 : front(lead); rect -60 -450 30 120 4 : steel; rect 40 -450 30 120 4 : steel; rect -200 -340 400 60 4 : c-1; *4 100 0 rect -190 -280 86 150 2 : {#b9b6ae|#c9c4b8}; *4 100 0 rect -166 -260 38 60 2 : #7d7a72; rect -330 -130 660 30 2 : ink; *5 90 0 rect 190 -90 0 0 0 : c; rect 180 -470 140 90 8 : ink; *3 40 0 circle 206 -430 12 : {red|#59d08a}; *3 110 0 rect -330 -90 96 80 2 : #c0bcb2; path M-110 -620 L-60 -690 L60 -690 L110 -620z : c
# posTerminal small black,white,grey 300
path M-300 -20 L-260 -440 Q-256 -470 -230 -470 L-60 -470 Q-34 -470 -30 -440 L10 -20z : front(c); path M-246 -430 L-44 -430 L-34 -260 L-262 -260z : down(#bfe0e8,#6fa0c0); *3 66 0 rect -250 -230 54 34 6 : c+3; *3 66 0 rect -254 -186 54 34 6 : c+3; *3 68 0 rect -258 -142 54 34 6 : c+3; rect -262 -90 66 34 6 : red; rect -192 -90 66 34 6 : gold; rect -122 -90 70 34 6 : green; path M-220 -470 L-70 -470 L-80 -{590..620} L-210 -580z : white; *3 0 24 rect -196 -560 90 8 2 : ink /0.4; box 90 -220 250 210 120 10 : {ink|c-1}; path M130 -220 L300 -220 L290 -330 L140 -320z : white; *3 0 24 rect 160 -310 100 8 2 : ink /0.4
# container street red,blue,green,orange,grey 420
box -390 -400 750 390 150 4 : c; *25 30 0 rect -380 -390 12 370 0 : c-2 /0.5; rect -390 -400 750 16 0 : c-3; rect -390 -26 750 18 0 : c-3; *2 190 0 rect -30 -390 184 364 0 : {c-1|c} /0.3; rect -330 -330 {160..230} 60 4 : white /0.8; *2 690 0 rect -388 -400 40 390 0 : c-3
# cupsBags small white,brown,red,green,black 330
*3 0 -24 path M-330 0 L-350 -260 L-190 -260 L-210 0z : {c|wood+3}; *3 0 -24 oval -270 -260 82 18 : white; rect -330 -170 120 90 6 : {gold|red|green|ink} /0.8; circle -270 -126 30 : white; path M-110 0 L-110 -420 L110 -420 L110 0z : front({wood+2|c}); line 8 M-50 -420 q50 -110 100 0 : wood; circle 0 -210 70 : {c-2|red|green|ink}; path M-34 -200 q34 -60 68 0 q-34 60 -68 0z : white; path M170 0 L170 -330 L360 -330 L360 0z : front({white|c}); circle 264 -170 50 : {c-2|red|green}; line 8 M220 -330 q44 -90 90 0 : wood
# socks flat red,blue,grey,black,green 0
*{2|3} 210 0 path M-360 -560 h130 v300 q120 60 100 150 q-10 70 -110 70 h-60 q-90 -20 -80 -140 l20 -100z : front(c); *{2|3} 210 0 rect -366 -570 142 60 10 : {white|gold|c+3}; *{2|3} 210 0 *3 0 60 rect -360 -460 130 20 0 : {white|orange|sky|c-2}; *{2|3} 210 0 path M-210 -60 q90 -10 80 -70 q40 70 -20 100 q-60 20 -60 -30z : {white|c-2}; rect -380 -470 560 70 6 : {cream|gold|white} /0.9; rect -120 -460 160 50 4 : {red|blue}
# toyBoxes home brown,beige 380
box -360 -240 330 230 140 4 : c; box 20 -260 310 250 140 4 : c; box -230 -470 320 220 140 4 : c+1; rect -210 -120 40 110 0 : c-2; rect 150 -140 40 130 0 : c-2; use teddy {-300..-230} -250 0.3 : {brown|pink|beige}; use ball {180..250} -270 0.3 : {red|blue|white}; use kidsCar -60 -480 0.32 : {red|blue|yellow}; rect -170 -330 70 50 2 : white; *3 0 14 rect -160 -320 46 6 0 : ink /0.6; path M-20 -300 l30 -40 l30 40z : ink /0.6
# dishStack small white,sky,blue 340
*7 0 -22 oval -150 -30 190 40 : {c-1|#dfe6ea}; *7 0 -22 oval -150 -40 190 38 : white; oval -150 -172 120 22 : {#3a73bd|gold|#c96f5b} /0.7; oval -150 -174 100 18 : white; *5 0 -44 path M90 -60 L330 -60 Q320 0 250 0 L170 0 Q100 0 90 -60z : tube(white); *5 0 -44 rect 92 -56 236 10 2 : {#3a73bd|gold|#c96f5b}; oval 210 -238 120 20 : {#dfe6ea|white}; *3 64 0 path M-330 -190 L-280 -190 L-286 -270 L-324 -270z : white /0
# granules yard white,blue,grey 340
path M-330 0 Q-360 -200 -300 -400 L-60 -400 Q0 -200 -30 0z : along(c-1,c+2,c,c-2); path M-300 -400 q60 -60 240 0 l-20 -50 q-100 -40 -200 0z : c-1; rect -270 -290 180 150 6 : {#3a73bd|#5e8a5a|red}; path M-230 -170 l50 -90 l50 90z : white; path M40 0 Q80 -190 210 -220 Q340 -190 380 0z : {white|#dfe8ef|#c9e0d0}; *9 36 0 circle {56..66} -{20..40} 14 : {c+2|#c9d6e0|white}; *7 36 0 circle 96 -{80..100} 14 : {white|#c9d6e0}; *5 36 0 circle 130 -{130..150} 14 : {#c9d6e0|c+2}; *3 36 0 circle 170 -190 13 : white
# fuseBox fixed white,grey 0
rect -230 -640 460 520 14 : front({white|c}); rect -200 -610 400 460 8 : c-1; *2 0 200 rect -180 -560 360 14 2 : steel; *2 0 200 *7 50 0 rect -172 -550 42 130 4 : white; *2 0 200 *7 50 0 rect -162 -510 22 40 4 : {ink|#3a73bd|red}; *2 0 200 *7 50 0 rect -166 -540 30 12 2 : {#59b07a|lead}; *6 56 0 line 8 M-150 -150 Q{-200..-100} -60 {-180..-120} 40 : {red|#3a73bd|gold|green}; @ 290 -100 20 rect -14 -300 28 180 12 : {red|orange}; @ 290 -100 20 rect -6 -130 12 150 2 : steel
# pipes small silver,gold,red 340
line 60 M-360 -60 H-100 Q-40 -60 -40 -120 V-360 : {steel|#d9822f|c}; line 12 M-340 -76 H-110 Q-60 -76 -58 -130 V-350 : white /0.5; rect -80 -400 80 50 8 : {gold|steel}; rect -250 -100 60 80 8 : {gold|steel}; circle -40 -240 50 : {red|#3a73bd}; ~4 -40 -240 rect -8 -60 16 60 6 : {red-1|#2f5fa0}; @ 200 -60 {30..40} rect -26 -330 52 330 20 : {red|#3a73bd|orange}; @ 200 -60 34 path M-60 -330 L-70 -440 Q0 -490 70 -440 L60 -400 L30 -420 L-20 -400 L-20 -330z : steel; path M-60 -30 q-14 30 0 44 q14 -14 0 -44z : #6fb7e0; rect 330 -30 60 30 14 : {gold|ink}
# washerRepair home white,silver 360
use washer -90 -10 0.86 : c; use handTools 240 10 0.5 : {red|blue|green}; circle -90 -220 100 : soot /0.3; line 8 M-10 -60 Q120 0 150 -80 : ink; ~8 -20 -60 rect -6 -30 12 20 2 : steel
# fridgeRepair home white,silver,grey 330
use fridge -110 -10 0.86 : c; rect 100 -260 130 250 40 : tube({#6fa9d9|#8a8f98}); rect 140 -300 50 44 8 : gold; circle 120 -330 34 : white; line 5 M120 -330 L136 -350 : red; line 10 M150 -330 Q40 -420 -20 -120 : {red|#3a73bd|gold}; use handTools 290 10 0.3 : red
# airconCleaning fixed white 0
use aircon 0 -60 0.86 : c; path M-330 -250 Q0 -{160..200} 330 -250 L260 -60 Q0 20 -260 -60z : #cfe4f0 /0.55; line 14 M60 -60 L170 -300 : ink; rect 20 -90 90 50 14 : {orange|yellow|#3a73bd}; *5 30 26 circle 60 -300 10 : #dff2fb; *3 80 0 path M-160 -40 q-14 30 0 44 q14 -14 0 -44z : #6fb7e0
# sofaRepair home grey,red,green,blue,brown 420
use sofa -40 -20 0.8 : c; path M40 -300 H300 L330 -60 H60z : {#efe4cc|#d9b98a}; *4 60 0 line 5 M80 -280 q20 60 0 110 q-20 60 6 100 : {steel|lead}; *2 0 -70 rect 200 -60 190 64 30 : tube({red|blue|gold|green}); use scissors -310 20 0.34 : red; path M-150 -20 q40 -40 90 0 q-40 30 -90 0z : {gold|wood}
# sofaCleaning home beige,grey,blue,brown,green 420
use sofa -60 -60 0.82 : c; use cyclone 250 20 0.56 : {red|blue|black}; *5 70 -10 circle -250 -{120..160} {14..34} : white /0.7; *4 60 6 circle -220 -{90..110} 18 : white /0.8; path M-60 -230 L40 -240 L60 -150 L-40 -140z : c+3 /0.8
# windowWash fixed white,sky 0
use window 0 0 1 : white; path M-200 -540 Q0 -{300..420} 190 -540 L190 -260 Q0 -200 -200 -300z : white /0.5; *7 50 20 circle -160 -480 {10..20} : white /0.7; @ 60 -330 {20..40} rect -110 -14 220 30 6 : ink; @ 60 -330 30 rect -110 10 220 14 2 : {red|#3a73bd|gold}; @ 60 -330 30 rect -12 16 24 200 8 : {red|orange|#3a73bd}; path M-290 -150 H-180 L-170 20 H-300z : tube({sky|green}); rect -270 -220 70 70 10 : {red|white}
# movingBoxes street brown,beige 420
use truck 40 -20 0.8 : {white|blue|orange}; use boxes -260 20 0.5 : c; use armchair 250 30 0.36 : {red|green|blue}; use lamp 340 20 0.34 : gold
# weddingCar street white,black,silver,red 400
use sedan 0 0 1 : c; path M-360 -150 Q-100 -190 -40 -290 L-24 -288 Q-80 -170 -356 -130z : {pink|white|red|gold} /0.9; path M360 -168 Q240 -200 180 -284 L166 -284 Q230 -180 364 -150z : {pink|white|red|gold} /0.9; ~7 -150 -214 oval 0 -30 16 26 : {red|pink|white}; circle -150 -214 18 : {gold|white}; ring 40 -320 34 10 : gold; ring 84 -320 34 10 : gold; *3 40 0 ~5 -330 -170 oval 0 -12 7 10 : {red|pink|white}
# taxi street yellow,white 400
use sedan 0 0 1 : c; rect 0 -346 110 44 10 : {gold|white|ink}; *5 20 0 rect 8 -336 10 12 0 : ink; *5 20 0 rect 18 -324 10 12 0 : ink; *16 26 0 rect -210 -140 13 13 0 : ink; *16 26 0 rect -197 -127 13 13 0 : ink
# blackboard fixed green,black,brown 0
rect -390 -620 780 500 10 : wood; rect -366 -596 732 452 4 : {#2f5a48|#2b2e33|#3a5a4a}; {*3 0 100 rect -320 -540 {300..420} 12 4 : white /0.8|line 8 M-300 -220 L-100 -500 L60 -220z M140 -540 V-220 M100 -260 H330 M140 -240 Q220 -520 320 -500 : white /0.85|line 10 M-310 -520 L-260 -420 L-210 -520 M-160 -420 V-520 H-90 M-160 -470 H-100 M20 -520 L70 -420 M70 -520 L20 -420 M140 -490 H220 M140 -450 H220 M260 -520 Q340 -520 300 -470 Q260 -430 340 -420 : white /0.85}; *3 70 0 circle -280 -{200..260} 18 : {#f0cf6a|#e98aa4|#8fd0e8} /0.8; rect -200 -130 120 16 4 : white; rect 60 -150 140 40 6 : {gold|#3a73bd}; rect -390 -120 780 22 4 : wood-2
# codeScreen small silver,black,grey 390
rect -300 -440 600 390 18 : c-2; rect -284 -426 568 362 6 : {#1b2230|#22252e|#14261f}; *9 0 36 rect -256 -{404..408} {60..140} 12 4 : {#e06a9f|#6fd3f0|#f0bf42}; *9 0 36 rect -90 -{402..406} {120..240} 12 4 : {#8be05a|#c9d3e0|#9aa5ff}; *6 0 54 rect 170 -390 {30..80} 12 4 : {#f08a5a|#6fd3f0}; rect 60 -220 {150..190} 130 6 : {#2f66b8|#3f8a5a|#7a4fb0} /0.9; path M-340 -48 H340 L396 -10 H-396z : down(c+3,c-3); rect -290 -40 580 14 4 : ink; use cupsBags 330 -10 0.2 : white
# sketchLogo flat white,black 0
rect -330 -610 480 600 6 : white; {circle -90 -380 110 : orange|path M-190 -300 L-90 -490 L10 -300z : #3a73bd|path M-200 -420 q110 -160 220 0 q-110 190 -220 0z : green}; {circle -90 -380 50 : white|path M-130 -330 L-90 -420 L-50 -330z : white|rect -130 -400 80 40 10 : white}; rect -220 -200 {200..270} 30 6 : ink; rect -180 -150 160 14 4 : lead; *4 60 0 rect -210 -100 46 46 4 : {red|gold|#3a73bd|green|violet}; rect 190 -560 180 {300..340} 20 : soot; rect 204 -540 152 280 6 : down({#3f6fd1|#e76f7a|#3f9a8a},{#8d6bd6|#f4d9a0|#c9e8b0}); line 14 M60 -60 L300 -200 : {gold|ink|red}; path M40 -46 L64 -80 L76 -58z : ink
# massageTable home white,beige,brown,green 410
path M-390 -290 H330 L390 -240 H-360z : c+2; rect -370 -245 750 50 20 : front(c); path M-60 -300 H330 L370 -250 H-50z : {white|sky|green|pink}; rect -370 -340 150 60 30 : white; <> line 18 M300 -200 L240 0 M180 -200 L310 0 : wood; *3 60 0 oval 40 -{316..320} 26 14 : ink; *3 40 0 rect -200 -90 26 90 10 : {gold|brown|green}; *3 40 0 path M-194 -96 q8 -30 14 0z : orange; ~5 290 -290 oval 0 -16 9 16 : {white|pink}
# karnay fixed gold,silver 0
@ -60 -330 {-24..-12} path M-400 -10 L240 -26 Q330 -40 380 -110 V110 Q330 40 240 26 L-400 10z : tube(c); @ -60 -330 -18 *3 180 0 rect -300 -22 16 44 4 : c-2; @ -60 -330 -18 oval 380 0 20 108 : c-3; @ -40 -150 -18 path M-300 -8 L160 -20 Q230 -30 260 -70 V70 Q230 30 160 20 L-300 8z : tube(c-1); circle 220 -60 110 : front({red|wood}); circle 220 -60 90 : {cream|white}; *2 90 -20 path M-330 -560 q30 40 60 0 q30 40 60 0 l-10 60 q-50 30 -100 0z : {red|green|#3a73bd}
# calculator flat white,grey,black,sky 0
@ -150 0 {-10..6} rect -170 -570 340 540 24 : front(c); @ -150 0 -4 rect -140 -540 280 110 10 : #b9cfb0; @ -150 0 -4 rect -20 -520 140 70 4 : ink /0.6; @ -150 0 -4 *4 70 0 *5 0 76 rect -136 -410 56 56 10 : {c-1|lead}; @ -150 0 -4 *5 0 76 rect 74 -410 56 56 10 : orange; rect 90 -580 270 380 4 : white; *7 0 40 rect 120 -540 {120..200} 12 4 : lead /0.6; *4 50 0 rect 130 -{240..300} 34 60 0 : {#3a73bd|green|gold|red}; line 14 M120 -60 L330 -160 : {ink|#3a73bd}; path M100 -50 L124 -76 L134 -56z : lead; *4 30 0 circle 110 -{10..20} 24 : gold
# dictionary flat red,blue,green 0
path M-380 -560 L-10 -580 V-40 L-380 -20z : cream; path M380 -560 L10 -580 V-40 L380 -20z : #f7f1e3; *11 0 42 rect -350 -{526..530} {150..300} 10 2 : ink /0.5; *11 0 42 rect 40 -{526..530} {180..300} 10 2 : ink /0.5; rect -396 -572 18 560 4 : c; rect 378 -572 18 560 4 : c; *2 0 126 rect -350 -500 100 26 4 : {gold|c}; *2 0 126 rect 40 -440 120 26 4 : {sky|gold}; ring 240 -140 70 14 : {ink|gold}; circle 240 -140 62 : white /0.4; line 16 M290 -90 L370 -10 : wood; circle -200 -80 60 : {red|#3a73bd} /0.8; ring -200 -80 48 5 : white
# headset small black,white 250
path M-210 -230 Q-220 -560 0 -570 Q220 -560 210 -230 L180 -230 Q180 -530 0 -535 Q-180 -530 -180 -230z : c; <> rect 150 -330 90 180 40 : front(c); <> rect 130 -310 40 140 18 : {ink|c-2|red}; line 12 M-190 -170 Q-190 -60 -60 -60 : {c|ink}; rect -80 -90 90 50 24 : {ink|lead}; *3 0 14 circle -60 -80 4 : {#59d08a|lead}; line 8 M200 -160 Q260 -40 360 -20 : c-1; path M-60 -540 Q0 -560 60 -540 L56 -520 Q0 -540 -56 -520z : {red|lead|#3a73bd}; rect 130 -20 0 0 0 : c
# threads small red,blue,green,pink,gold 350
*4 120 0 rect -340 -{230..260} 90 220 6 : tube({c|red|blue|green|gold|violet}); *4 120 0 rect -350 -270 110 30 8 : wood; *4 120 0 rect -350 -24 110 24 8 : wood; *4 120 0 *8 0 24 line 3 M-340 -220 L-250 -214 : white /0.35; use scissors 230 10 0.5 : {red|blue}; line 5 M-240 -60 Q-60 40 120 -30 : c; line 6 M120 -30 L220 -90 : steel; *3 44 0 circle -80 -{280..300} 20 : ball({gold|ink|white}); rect -100 -310 160 30 8 : yellow; *8 19 0 line 3 M-92 -310 V-294 : ink
# salesChart small silver,black,white 390
rect -330 -480 520 330 16 : ink; rect -316 -466 492 302 6 : {#f4f7fa|#16202e}; *6 72 0 rect -290 -{250..360} 44 100 4 : {#3a73bd|#59b07a|#e8a04a}; line 10 M-290 -300 L-200 -340 L-120 -310 L-20 -400 L60 -380 L150 -440 : {red|orange|#59d08a}; path M-120 -150 H0 L20 -20 H-140z : lead; rect -200 -24 280 24 10 : lead; path M220 -20 Q210 -140 270 -150 H340 Q390 -130 380 -20z : white; oval 300 -146 70 16 : #6b3f24; *3 0 -14 rect 200 0 0 0 0 : c
# masonry yard orange,red,brown 380
*5 0 84 *4 180 0 rect -370 -{430..434} 170 74 3 : {c|c+1|c-1}; *5 0 84 rect -380 -358 720 10 0 : #cfcac0; *3 0 168 *3 180 0 rect -280 -346 170 74 3 : c-1 /0.5; path M-60 -470 L160 -560 L190 -500 L-30 -440z : steel; line 18 M170 -530 L250 -590 : ink; rect 236 -640 40 90 14 : wood; path M220 -10 L200 -170 H380 L360 -10z : tube({ink|lead}); oval 290 -170 90 22 : #b5b2aa; line 6 M-390 -450 H380 : {gold|red}; rect -40 -510 {140..180} 30 4 : {yellow|green}
# tray small silver,white,gold 330
path M-330 -60 Q0 -20 330 -60 L360 -80 H-360z : tube(steel); oval 0 -82 350 30 : steel+3; path M-230 -100 Q-220 -330 0 -340 Q220 -330 230 -100z : ball(steel+2); oval 0 -98 232 22 : steel; circle 0 -360 24 : ball({gold|steel}); path M-160 -150 Q-150 -280 -40 -310 L-60 -280 Q-120 -240 -130 -140z : white /0.6; path M270 -90 L280 -330 H340 L350 -90z : #eaf3f6 /0.8; path M274 -160 H346 L348 -94 H272z : {red-1|gold|orange}; path M-330 -60 Q-360 60 -200 40 Q-180 -40 -220 -60z : white; *2 0 0 circle -300 -130 0 : c; path M-330 -100 l20 -120 l60 20 l-10 100z : {red|white|green} /0.9
# serverRack home black,grey 230
box -220 -640 380 630 260 8 : {ink|c}; *7 0 84 rect -200 -615 340 70 4 : lead-3; *7 0 84 *8 26 0 rect -180 -600 16 40 2 : soot; *7 0 84 *3 24 0 circle 60 -{590..570} 7 : {#59d08a|#5ad1ff|orange}; *7 0 84 rect 110 -600 14 40 2 : {#5ad1ff|#59d08a|lead}; *4 0 150 line 6 M150 -560 Q200 -500 150 -440 : {#3a73bd|gold|red}; <> rect 150 -14 40 14 2 : ink
# dentalChair home sky,white,green,pink 330
path M-320 -230 Q-330 -280 -270 -280 L-60 -260 L100 -440 Q130 -470 170 -440 L200 -400 L30 -180 Q0 -150 -60 -160 L-290 -180 Q-320 -190 -320 -230z : along(c+1,c-1); rect 120 -500 100 70 30 : c-1; path M-60 -150 H40 L60 -30 H-90z : {white|steel}; oval -20 -20 190 26 : {white|lead+2}; line 16 M-200 -30 V-560 H-60 : {white|steel}; oval -20 -560 90 34 : {white|steel}; path M-90 -540 H50 L110 -300 H-140z : #fff6cc /0.3; rect 200 -270 190 30 6 : {white|steel}; line 12 M290 -240 V-20 : steel; *4 40 0 line 7 M220 -280 V-{330..350} : {steel|ink}
# pharmacy small white,red,green,sky 350
box -340 -260 220 250 110 6 : white; rect -300 -220 100 100 8 : {red|green}; path M-260 -210 h24 v30 h30 v24 h-30 v30 h-24 v-30 h-30 v-24 h30z : white; rect -40 -330 150 330 20 : tube({#c9862f|#8a5a2f|white}); rect -50 -390 170 70 10 : white; rect -30 -240 130 150 6 : white; rect -10 -216 {60..90} 14 4 : red; *3 0 26 rect -10 -186 80 8 4 : lead /0.6; rect 150 -140 230 130 10 : {steel|sky|white}; *4 54 0 *2 0 56 oval 184 -110 20 15 : {white|red|gold|pink}; *4 44 0 oval -60 -8 24 12 : {red|white|sky}; *2 44 0 oval 130 -4 22 11 : {gold|green}
# flashlight small black,yellow,red 340
@ -40 -130 {-16..6} path M-320 -50 H60 L150 -90 H250 Q270 -90 270 -60 V60 Q270 90 250 90 H150 L60 50 H-320 Q-350 40 -350 0 Q-350 -40 -320 -50z : tube(c); @ -40 -130 -6 *7 26 0 rect -290 -50 8 100 2 : c-3; @ -40 -130 -6 rect -60 -40 70 24 10 : {red|lead}; @ -40 -130 -6 path M270 -80 L600 -260 V260 L270 80z : #fff3b0 /0.5; @ -40 -130 -6 oval 268 0 18 80 : #fff6cc; path M-180 -340 Q-180 -430 0 -440 Q180 -430 190 -340 L250 -320 Q250 -300 200 -300 H-190z : {ink|#1f3a5f}; path M-30 -420 L0 -440 L30 -420 L20 -370 L0 -356 L-20 -370z : gold
`;
