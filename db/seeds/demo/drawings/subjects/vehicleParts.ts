/** What belongs to vehicles; the format is told in subject.ts, that of the shapes in art.ts. */
export const vehicleParts = `
# helmet small black,red 230
path M-230 -60 C-270 -260 -180 -420 10 -420 C190 -420 262 -280 236 -110 Q226 -20 130 -14 L-60 -4 Q-200 -4 -230 -60z : ball(c)
path M-216 -250 Q-200 -300 -170 -312 L160 -296 Q206 -280 214 -214 Q200 -150 130 -146 L-180 -160 Q-226 -190 -216 -250z : down(#20303f,#4b6a80,#1c2a36)
path M-180 -280 Q-60 -300 60 -290 L-20 -170 L-150 -176z : white /0.2; path M-228 -130 L120 -116 L130 -76 Q-40 -60 -226 -90z : c-3
*3 36 2 rect -150 -112 18 22 4 : ink; path M-150 -360 Q-20 -420 120 -370 Q-10 -396 -150 -360z : white /0.5
# tyre small black,grey 300
oval 110 -236 216 236 : #202226; *9 0 0 oval 110 -236 216 236 : #202226; oval -20 -236 236 236 : #2b2d33; ~28 -20 -236 rect -9 -240 18 34 4 : #15171b
circle -20 -236 196 : #33363c; ring -20 -236 180 3 : #50545c; circle -20 -236 136 : c; circle -20 -236 128 : glow(#f0f2f4,#c0c6cd,#8a9099)
~5 -20 -236 path M-22 -24 L-44 -116 Q0 -132 44 -116 L22 -24z : ink /0.85; circle -20 -236 34 : ball(steel); ~5 -20 -236 circle 0 -22 5 : ink
# cylinder small red,blue 280
rect -280 -260 560 230 112 : down(c+4,c+1,c,c-4); rect -210 -240 420 24 12 : white /0.35; *2 280 0 rect -160 -262 22 234 0 : lead
rect -240 -32 140 32 6 : ink; rect 100 -32 140 32 6 : ink; rect -330 -170 60 50 10 : tube(gold); circle -350 -145 34 : ball(steel)
line 12 M-350 -145 Q-420 -80 -380 -20 : gold
# carBattery small blue 280
rect -260 -280 520 280 16 : front(c); rect -274 -310 548 60 14 : down(#4a4e57,#2b2e35); rect -200 -350 80 44 8 : tube(lead)
rect 120 -350 80 44 8 : tube(red); rect -170 -372 24 30 4 : steel; rect 146 -372 24 30 4 : steel; *6 66 0 circle -166 -280 15 : #5c616b
rect -220 -210 440 140 10 : white /0.92; path M-10 -196 L-60 -130 L-16 -130 L-30 -84 L40 -152 L-4 -152 L20 -196z : c
rect -200 -170 90 14 4 : c-2 /0.5; rect 110 -170 90 14 4 : c-2 /0.5
# oilCan small gold,blue 220
path M-150 0 Q-170 0 -170 -24 L-170 -330 Q-170 -390 -120 -410 L-80 -440 L10 -440 Q60 -430 110 -400 Q160 -372 164 -330 L164 -24 Q164 0 140 0z : tube(c)
path M20 -400 Q110 -380 122 -320 L122 -230 Q110 -216 96 -230 L92 -300 Q80 -340 14 -350z : c-4; rect -96 -500 82 66 10 : tube(ink)
rect -140 -270 190 210 12 : white /0.94; path M-45 -250 Q-100 -170 -45 -130 Q10 -170 -45 -250z : c-1; rect -116 -112 142 14 5 : ink /0.6
rect -96 -88 102 10 5 : ink /0.4; oval 250 -10 70 22 : #d9a63a /0.8; oval 236 -16 30 8 : white /0.5
# steering small black,brown 200
ring 0 -245 220 46 : c; ring 0 -245 234 8 : c+3 /0.6; ring 0 -245 202 4 : c-4
path M-200 -265 Q-60 -255 -70 -205 Q-60 -155 -40 -135 L-30 -45 L30 -45 L40 -135 Q60 -155 70 -205 Q60 -255 200 -265 L196 -225 Q120 -215 96 -175 L60 -105 L-60 -105 L-96 -175 Q-120 -215 -196 -225z : front(ink)
path M-90 -285 Q0 -305 90 -285 Q100 -195 0 -145 Q-100 -195 -90 -285z : down(#4c515a,#2a2d34); circle 0 -231 34 : ball(steel)
<> rect -170 -251 52 12 6 : #6f757e; ring 0 -245 220 3 : c+5 /0.5
# carLift home red 380
<> rect -380 -20 130 20 4 : ink; <> rect -350 -520 70 504 6 : tube(c); <> rect -336 -500 14 470 4 : c-4; <> rect -330 -190 270 18 4 : lead
use sedan 0 -150 0.72 : steel; rect -350 -536 700 24 6 : c-2
# rim small silver,black 250
oval 60 -240 236 240 : c-3; circle 0 -240 240 : c-1; circle 0 -240 226 : soot; ring 0 -240 224 22 : c; ring 0 -240 236 6 : c+6
~10 0 -240 path M-16 -40 L-30 -206 Q0 -222 30 -206 L16 -40z : along(c-1,c+4,c-2); circle 0 -240 56 : ball(c); ~5 0 -240 circle 0 -36 8 : ink
circle 0 -240 18 : ink
# carScreen small black,silver 320
path M-340 -330 Q-340 -370 -300 -370 L300 -370 Q340 -370 340 -330 L320 -60 Q316 -20 270 -20 L-270 -20 Q-316 -20 -320 -60z : front(c)
rect -290 -340 580 270 14 : soot; rect -276 -326 552 242 8 : down(#12243d,#1f4a73)
path M-276 -150 L-150 -250 L-60 -190 L60 -290 L150 -200 L150 -84 L-276 -84z : #2f7a8f /0.5
line 9 M-220 -90 Q-160 -190 -60 -180 Q40 -170 70 -310 : #6fd3f0; circle 70 -300 14 : red; rect 170 -310 90 90 18 : orange
rect 170 -200 90 90 18 : #58b98a; path M200 -290 L200 -240 L236 -265z : white; *6 70 0 circle -176 -46 10 : c+5; <> rect 350 -300 30 180 8 : c-3
# chain small steel,silver,gold 300
ring -150 -220 150 40 : {steel|gold}; ~16 -150 -220 rect -14 -196 28 44 8 : {steel-2|gold-2}; ~6 -150 -220 circle 0 -90 26 : ink; circle -150 -220 44 : ink; ring 200 -110 66 30 : lead; ~10 200 -110 rect -9 -96 18 30 6 : lead; circle 200 -110 24 : ink; *13 44 0 rect -300 -26 32 22 10 : {steel|gold}; *13 44 0 circle -284 -15 6 : ink
# bikerSet flat black,brown,red 0
use jacket 0 -10 0.9 : c; path M220 -60 q-40 -120 -10 -170 l90 -20 q60 60 50 130 q-40 60 -130 60z : ink; path M-330 -50 q-30 -110 10 -160 l90 -10 q50 70 30 130 q-40 60 -130 40z : ink; line 8 M240 -200 L320 -220 M-310 -190 L-230 -200 : c
# brakeDiscs small silver,grey 330
@ -110 0 {-4..4} circle 0 -240 220 : glow(#e9ecef,#b3b9c0,#7d838b); ring -110 -240 150 8 : lead /0.5; ~20 -110 -240 circle 0 -176 9 : ink /0.6; circle -110 -240 92 : #8a8f97; circle -110 -240 44 : ink; ~5 -110 -240 circle 0 -68 12 : ink; @ 120 0 0 circle 60 -180 176 : glow(#dfe3e7,#a9afb7,#757b84)
ring 180 -180 120 7 : lead /0.5; circle 180 -180 74 : #80858d; circle 180 -180 34 : ink; ~5 180 -180 circle 0 -54 10 : ink; *2 120 0 path M-60 0 q50 -60 110 0 l0 -34 q-54 -50 -110 0z : {#c0392f|#2f5fa8|ink}
# motor yard grey,silver,black 320
rect -250 -400 500 340 20 : front(c); *4 120 0 rect -230 -470 100 80 14 : front(c-2); *4 120 0 line 14 M-180 -470 q-30 -60 {-60..60} -90 : c-3; rect -270 -410 540 44 10 : c+2; circle -170 -200 84 : {ink|lead-3}; ring -170 -200 60 10 : steel; circle 40 -150 60 : ink; ring 40 -150 40 8 : steel; line 16 M-240 -240 Q-60 -330 80 -190 : soot
rect 120 -300 150 110 12 : c-3; *4 34 0 rect 134 -290 14 90 4 : c-5; rect -220 -70 440 60 10 : ink; path M190 -180 q120 0 110 110 l-40 0 q0 -70 -80 -70z : #8c5a3a; circle 210 -120 26 : orange
# alternator small silver,grey 240
rect -190 -330 380 290 60 : tube(c); ~12 0 -190 path M-14 -130 L14 -130 L8 -80 L-8 -80z : ink /0.7; *7 50 0 rect -160 -330 16 290 6 : c-3 /0.5; circle -230 -186 84 : tube(lead); ring -230 -186 84 10 : ink; circle -230 -186 22 : steel; path M-60 -330 l40 -70 l60 0 l30 70z : c-1; circle 10 -366 20 : ink; path M0 -40 l20 40 l70 0 l10 -50z : c-2; rect 170 -260 60 60 8 : ink; line 8 M210 -240 q60 -60 110 0 : {red|orange}
# headlight small silver,black 330
path M-350 -120 Q-300 -330 60 -360 Q300 -370 360 -300 Q330 -160 200 -80 Q-100 -20 -320 -70 Q-350 -90 -350 -120z : {ink|lead}; path M-320 -130 Q-270 -306 60 -336 Q280 -346 330 -290 Q300 -170 184 -104 Q-90 -46 -300 -90z : down(#eef5fa,#b7c9d6); circle 120 -220 84 : ink; circle 120 -220 66 : glow(#ffffff,#c9d9e6,#5f7485); circle -80 -190 60 : ink; circle -80 -190 46 : glow(#ffffff,#d3dfe8,#6f8494)
path M-300 -110 Q-250 -250 -190 -280 L-160 -270 Q-220 -200 -240 -110z : orange /0.8; path M-300 -96 Q-60 -50 180 -110 L176 -126 Q-60 -70 -290 -116z : lamp; path M-160 -300 L80 -326 L-20 -110 L-180 -100z : white /0.3
# shocks small black,red,blue,yellow 250
*{3|4} 150 0 rect -196 -560 20 180 6 : steel; *{3|4} 150 0 rect -226 -300 80 290 20 : tube({ink|c}); *{3|4} 150 0 line 16 M-240 -500 L-130 -470 L-240 -440 L-130 -410 L-240 -380 L-130 -350 L-240 -320 L-130 -290 : c; *{3|4} 150 0 rect -246 -520 120 22 10 : ink; *{3|4} 150 0 oval -186 -276 70 20 : ink; *{3|4} 150 0 circle -186 -6 26 : lead; *{3|4} 150 0 circle -186 -576 22 : ink
# gearbox yard silver,grey 340
path M-330 -60 L-350 -400 Q-330 -460 -240 -450 L-150 -410 L180 -330 L330 -280 L340 -160 L180 -110 L-120 -40z : front(c); circle -250 -250 150 : c-1; ring -250 -250 150 14 : c-3; circle -250 -250 84 : ink; ~8 -250 -250 circle 0 -128 11 : ink; *5 70 0 line 8 M-90 -380 L-100 -70 : c-3 /0.6; rect 320 -250 60 60 10 : steel; path M-140 -60 L170 -120 L150 -20 L-120 0z : ink; rect 60 -300 110 70 8 : c-3; line 8 M120 -330 q60 -60 130 -30 : soot
# radiator small black,silver 340
rect -330 -420 660 400 10 : ink; rect -280 -396 560 352 4 : {#9aa1a9|#b4b9bf}; *27 20 0 line 3 M-266 -394 L-266 -46 : ink /0.45; *11 0 32 line 3 M-280 -380 L280 -380 : ink /0.3; <> rect 284 -430 60 420 14 : tube({ink|lead}); rect -380 -380 70 40 14 : ink; rect 310 -100 70 40 14 : ink; rect -60 -456 100 40 10 : ink; circle 200 -440 30 : lead
# pistons small silver 320
*{3|4} 175 0 rect -330 -460 150 170 14 : tube(steel); *{3|4} 175 0 oval -255 -460 75 18 : steel+4; *3 0 26 rect -330 -436 {500..680} 8 0 : ink /0; *{3|4} 175 0 line 5 M-330 -430 L-180 -430 M-330 -404 L-180 -404 M-330 -378 L-180 -378 : ink /0.7; *{3|4} 175 0 circle -255 -320 26 : ink; *{3|4} 175 0 path M-280 -310 L-230 -310 L-218 -80 L-292 -80z : lead; *{3|4} 175 0 ring -255 -52 42 22 : lead-2
# tyreStack small black 260
*4 0 -118 rect -240 -120 480 112 54 : tube(soot+1); *4 0 -118 rect -226 -{84..80} 452 44 20 : soot+2; *4 0 -118 line 4 M-200 -110 L200 -110 M-210 -20 L210 -20 : lead /0.4; oval 0 -480 216 54 : soot+1; oval 0 -482 120 30 : ink; ring 0 -482 0 0 : ink; rect -60 -{230..180} 120 40 6 : {white|#e8b43a|#c93b3f}
--
<> circle 150 -200 196 : soot+1; <> ring 150 -200 180 16 : lead-3 /0.6; ~26 -150 -200 rect -10 -196 20 34 3 : lead-4; ~26 150 -200 rect -10 -196 20 34 3 : lead-4; <> circle 150 -200 112 : lead-4; <> circle 150 -200 104 : soot; <> ring 150 -200 140 4 : white /0.4
# steelRim small black,silver,grey 250
circle 0 -280 250 : tube(c); circle 0 -280 214 : c-2; circle 0 -280 206 : glow(c+2,c,c-2); ~{8|10|12} 0 -280 oval 0 -140 {22..34} {26..38} : soot; circle 0 -280 80 : c-1; circle 0 -280 34 : soot; ~{4|5} 0 -280 circle 0 -58 11 : soot
# propaneKit small black,green,blue 340
ring -120 -150 120 120 : tube({lead|c}); oval -120 -150 180 0 : ink; ring -120 -150 180 6 : ink /0.4; circle -120 -150 50 : c-3; rect 120 -260 200 200 20 : front({steel|c}); ring 220 -160 60 14 : steel-3; *4 0 44 rect 96 -240 40 24 8 : gold; line 12 M320 -200 q60 -100 -40 -180 q-160 -60 -260 30 : {ink|#3a6fc0}; rect -330 -420 180 90 10 : ink; rect -310 -400 60 30 4 : #59d08a
# injectors small silver,black 300
rect -300 -260 360 80 16 : front(steel); *4 84 0 rect -276 -190 50 110 10 : ink; *4 84 0 rect -262 -84 22 60 6 : gold; *4 84 0 rect -270 -300 40 44 6 : {orange|#3a6fc0|green}; circle 210 -190 120 : front(c); circle 210 -190 84 : c-2; ~6 210 -190 circle 0 -100 10 : ink; circle 210 -190 26 : gold; line 14 M-300 -220 q-80 60 -40 160 : ink; rect 180 -340 60 50 6 : gold
# subwoofer small black,grey,brown 320
box -300 -{440..480} 440 430 160 10 : {c|c-1}; circle -80 -220 170 : soot; ring -80 -220 150 16 : lead-3; circle -80 -220 128 : {lead-4|#8a3a34|#3d5f8a}; circle -80 -220 50 : ball({ink|steel}); box 180 -150 200 130 60 6 : {lead|ink}; *3 40 0 circle 230 -100 12 : steel; rect 200 -70 160 10 4 : {red|#4fc9e8}; line 6 M140 -120 q40 60 60 40 : red
# dashcam small black 260
rect -60 -420 120 80 10 : ink; rect -30 -350 60 60 8 : lead-3; rect -230 -300 460 190 40 : tube(c); circle -{60..110} -206 82 : soot; circle -80 -206 58 : glow(#6f8fb5,#27364c,#10161f); circle -98 -224 14 : white /0.7; rect 60 -250 130 90 8 : down(#4a6a86,#9fb8c8); path M70 -170 L110 -220 L140 -190 L180 -170z : #3a3d42; circle 206 -270 8 : red; rect 150 -90 150 90 30 : ink; circle 190 -46 30 : glow(#6f8fb5,#10161f); line 6 M300 -50 q60 10 60 60 : ink
# batteryCharger small red,blue,orange,black 310
box -230 -330 380 270 120 24 : c; rect -196 -300 310 130 10 : ink; path M-180 -190 A110 110 0 0 1 60 -190z : white; line 6 M-60 -190 L{-120..0} -260 : red; circle -150 -120 26 : ink; circle -60 -120 26 : ink; *3 44 0 circle 20 -120 10 : {#59d08a|orange}; path M-120 -330 q90 -70 180 0 l-26 0 q-64 -40 -128 0z : ink; line 9 M-230 -80 q-120 40 -110 90 : red; line 9 M150 -80 q120 40 150 90 : ink; path M-380 0 l70 -24 l0 30z : red; path M280 10 l80 -24 l0 30z : ink
# antifreeze small red,green,blue 280
path M-230 0 L-230 -400 Q-220 -450 -160 -460 L-20 -460 L20 -540 L130 -540 L140 -460 Q210 -450 220 -400 L220 0z : tube(c); path M-180 -400 Q-170 -430 -140 -430 L-30 -430 L-40 -370 L-150 -360 L-150 -300z : c-4; rect 26 -590 100 56 10 : tube({white|ink|#f0bf42}); rect -190 -270 370 210 12 : {white|cream}; rect -160 -240 200 50 6 : c; path M90 -90 l0 -110 M40 -170 l100 50 M140 -170 l-100 50 : c; line 10 M90 -80 L90 -200 M44 -166 L136 -112 M136 -166 L44 -112 : c
# carShampoo small sky,pink,yellow,green 320
path M-320 0 L-320 -300 Q-310 -350 -260 -360 L-260 -420 L-190 -420 L-190 -360 Q-140 -350 -130 -300 L-130 0z : tube(c); rect -270 -470 90 60 10 : ink; rect -300 -250 150 150 8 : white; circle -226 -180 40 : c; path M-60 0 L-60 -300 Q-50 -340 0 -350 L10 -440 L80 -440 L90 -350 Q120 -340 120 -300 L120 0z : tube({orange|violet|ink}); path M-20 -440 L120 -440 L120 -480 L20 -490 L-60 -470z : {red|ink}; rect -40 -240 140 120 8 : white
oval 270 -60 110 60 : {#f0bf42|#8fbf9f}; *5 40 0 circle 190 -{60..80} 14 : white /0.4; rect 150 -30 240 30 14 : {#c9b23c|#6f9a7f}
# seatCovers home black,beige,brown,red 330
*2 300 0 path M-260 -560 Q-250 -620 -150 -620 Q-50 -620 -40 -560 L-20 -230 L-280 -230z : along(c-1,c+2,c,c-2); *2 300 0 path M-230 -520 L-70 -520 L-60 -260 L-240 -260z : {c-3|c+2}; *2 300 0 line 4 M-150 -520 L-150 -260 M-230 -440 L-70 -440 M-236 -350 L-64 -350 : {gold|white|red} /0.7; *2 300 0 path M-300 -240 L0 -240 L20 -100 Q-150 -60 -320 -100z : front(c); *2 300 0 rect -220 -690 140 80 30 : c-1; rect -320 -80 640 60 20 : ink
# carMats flat black,brown,grey,beige 0
path M-330 -560 L-40 -560 L-30 -320 Q-60 -290 -100 -300 L-310 -300 Q-350 -330 -330 -560z : front(c); path M40 -560 L330 -560 Q350 -330 310 -300 L100 -300 Q60 -290 30 -320z : front(c); rect -340 -250 300 190 24 : front(c); rect 40 -250 300 190 24 : front(c); *6 40 0 line 4 M-290 -530 L-280 -330 : {c+3|gold} /0.6; *6 40 0 line 4 M80 -530 L90 -330 : {c+3|gold} /0.6; *2 370 0 rect -300 -200 220 60 8 : c+2 /0.4; rect -220 -480 90 120 10 : c-4
# phoneHolder small black 240
rect -130 -560 260 400 30 : ink; rect -112 -540 224 360 20 : down(#3f6fd1,#8d6bd6,#f0a184); rect -60 -520 120 16 8 : soot; <> path M128 -440 l44 0 l0 160 l-44 -14z : lead; rect -40 -170 80 60 10 : lead; line 26 M0 -120 L0 -50 : ink; oval 0 -20 {130..190} 30 : soot; rect -100 -300 200 60 10 : white /0.3; path M-20 -410 L30 -410 L4 -350 L40 -350 L-30 -260 L-10 -330 L-40 -330z : white /0.9
# tyreChanger yard red,blue,grey 320
box -260 -260 380 250 160 10 : c; oval -60 -290 180 50 : steel; ~4 -60 -290 rect -12 -160 24 60 4 : ink; circle -60 -330 130 : soot; circle -60 -334 70 : steel; rect 150 -620 40 600 8 : ink; rect -70 -590 260 34 8 : c; rect -80 -590 24 200 6 : steel; circle -68 -390 22 : red; rect -230 -200 120 60 6 : c-3; *3 60 0 rect -200 -60 40 40 6 : ink
# compressor yard red,blue,orange 360
rect -340 -280 600 190 94 : tube(c); oval 240 -186 40 94 : c-2; rect -140 -400 130 130 14 : front(ink); *4 30 0 rect -126 -390 14 110 4 : lead; circle 110 -340 74 : front(lead); *5 26 0 rect 50 -370 14 70 4 : ink; line 12 M-10 -330 L50 -340 : gold; circle -240 -310 34 : white; line 5 M-240 -310 L-222 -330 : red; line 20 M-340 -330 L-400 -420 : ink; circle -230 -70 66 : soot; circle -230 -70 36 : steel; rect 150 -100 30 96 6 : ink; line 12 M260 -240 q100 30 90 150 q-20 60 -90 40 : {orange|#3a6fc0}
`;
