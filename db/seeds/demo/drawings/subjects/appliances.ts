/** Home appliances; the format is told in subject.ts, that of the shapes in art.ts. */
export const appliances = `
# fridge home white,silver,black,beige 190
box -170 -640 340 630 260 22 : along(c+2,c+1,c,c-3); rect -170 -418 340 6 0 : c-5; rect -140 -560 16 110 8 : down(steel+3,lead)
rect -140 -390 16 150 8 : down(steel+3,lead); rect 20 -590 110 40 8 : screen; rect 34 -580 40 20 3 : #6fd3f0; rect -150 -626 60 400 20 : white /0.25
<> rect 110 -14 40 14 3 : ink; rect -100 -300 50 50 4 : #f3d680; circle 60 -340 16 : #e57373; circle 96 -300 14 : #7ec8a3
# freezer home white 340
box -320 -330 640 320 260 20 : along(c+2,c,c-2); path M-330 -330 L330 -330 L320 -390 Q318 -400 300 -400 L-300 -400 Q-318 -400 -320 -390z : down(c+3,c-1)
rect -60 -350 120 26 12 : lead; rect 200 -90 90 50 6 : ink; circle 222 -65 8 : #58e08a; circle 250 -65 8 : #6fb7ff
~6 -180 -190 line 8 M0 0 L0 -64 M0 -44 L-18 -58 M0 -44 L18 -58 : #6fb7ff; <> rect 240 -12 50 12 4 : ink
# stove home white,black 270
rect -250 -560 500 70 10 : along(c+3,c,c-2); box -250 -470 500 460 220 14 : along(c+2,c,c-3); rect -262 -486 524 26 6 : ink
<> path M40 -486 L60 -512 L200 -512 L220 -486z : lead-4; <> path M80 -512 q10 -26 20 0 q10 -30 20 0 q10 -26 20 0 q10 -26 20 0z : #5aa9ff
*5 84 0 circle -168 -420 24 : ball(steel); *5 84 0 rect -171 -442 6 20 2 : ink; rect -200 -370 400 260 14 : soot
rect -180 -330 360 190 10 : down(#5b3a22,#2b1c14); *3 0 46 line 3 M-170 -300 L170 -300 : #c58a4e /0.6; oval 0 -226 90 26 : #d99a4e
rect -190 -366 380 16 8 : steel; rect -200 -86 400 50 8 : c-1
# hood fixed black,silver 0
rect -90 -680 180 330 6 : along(c+3,c,c-3); path M-90 -360 L90 -360 L320 -220 L320 -170 L-320 -170 L-320 -220z : along(c+4,c,c-4)
rect -320 -222 640 52 4 : along(c+2,c,c-2); *4 40 0 circle -60 -196 10 : steel; <> oval 190 -166 60 12 : lamp
path M-250 -160 L250 -160 L380 40 L-380 40z : #fff6d844; rect -390 70 780 26 6 : ink; use pot 0 74 0.4 : red
# microwave small black,white 330
box -320 -370 640 350 200 22 : along(c+3,c,c-2); rect -296 -340 410 290 16 : soot; rect -270 -316 358 240 40 : down(#3a3128,#5d4a32)
oval -90 -110 140 22 : #c9d8de /0.7; path M-170 -130 Q-170 -220 -90 -220 Q-10 -220 -10 -130z : #e9a84c
path M-260 -310 L-120 -310 L-260 -130z : white /0.12; rect 130 -330 24 280 10 : steel; rect 176 -326 116 54 8 : screen
rect 190 -314 74 28 4 : #58e0a0; *3 40 0 rect 178 -246 32 26 6 : c-3; *3 40 0 rect 178 -206 32 26 6 : c-3; *3 40 0 rect 178 -166 32 26 6 : c-3
circle 234 -96 36 : ball(steel); <> rect 230 -22 50 18 6 : ink
# dishwasher home white,silver 260
box -230 -500 460 490 220 14 : along(c+2,c,c-2); rect -230 -500 460 74 14 : c-1; rect -60 -482 120 40 6 : screen; rect -44 -472 54 20 3 : #6fd3f0
*3 40 0 circle 110 -462 11 : lead; rect -150 -410 300 18 9 : steel; rect -210 -370 420 300 10 : c+4; path M-80 -190 a80 80 0 0 1 160 0z : #7fb6d9 /0.8
oval 0 -190 90 16 : #a7d0e6; *3 60 0 path M-60 -300 q-14 26 0 36 q14 -10 0 -36z : #7fb6d9; rect -210 -50 420 36 4 : c-3
# kettle small red,silver,white,black 230
path M-140 -40 L-180 -380 Q-178 -440 -90 -446 L70 -446 Q140 -440 150 -380 L170 -40z : tube(c)
path M-176 -350 L-260 -410 Q-270 -420 -250 -424 L-170 -430z : tube(c); path M-110 -446 Q0 -520 100 -446z : tube(ink); circle -6 -494 22 : ball(ink)
path M140 -400 Q300 -400 290 -250 Q286 -120 190 -90 L182 -130 Q246 -160 246 -250 Q250 -350 150 -356z : ink; rect -30 -330 36 210 14 : #dff2fa
rect -24 -230 24 104 8 : #6fb7e0; rect -170 -44 340 24 8 : ink; oval 0 -12 210 20 : ink; path M-130 -380 L-90 -380 L-70 -70 L-110 -70z : white /0.3
# blender small red,black 180
path M-120 -550 L120 -550 L90 -220 L-90 -220z : #e6f1f4 /0.85; path M-112 -430 L110 -430 L92 -226 L-92 -226z : down(#f6a04d,#e0567a)
circle -30 -330 26 : #f2c94c /0.8; circle 44 -280 22 : #d9455f /0.8; path M-130 -556 L130 -556 L120 -600 L-120 -600z : tube(ink)
path M112 -510 Q210 -500 200 -390 Q190 -300 100 -290 L104 -320 Q164 -330 168 -400 Q170 -470 108 -478z : ink
path M-110 -220 L110 -220 L160 -20 Q160 0 140 0 L-140 0 Q-160 0 -160 -20z : tube(c); circle 0 -100 42 : ball(steel); rect -4 -136 8 30 3 : ink
path M-90 -530 L-50 -530 L-64 -250 L-84 -250z : white /0.5
# multicooker small white,black 290
path M-270 -30 Q-300 -240 -250 -330 L250 -330 Q300 -240 270 -30 Q260 0 220 0 L-220 0 Q-260 0 -270 -30z : tube(c)
path M-264 -340 Q-240 -450 0 -460 Q240 -450 264 -340 Q130 -312 0 -312 Q-130 -312 -264 -340z : down(c+4,c,c-2); rect -60 -490 120 40 18 : ink
rect -110 -230 220 150 20 : soot; rect -86 -212 172 60 8 : #17384a; rect -70 -198 90 32 4 : #6fd3f0; *4 46 0 circle -70 -114 15 : lead
path M-230 -290 Q-256 -160 -240 -60 L-210 -60 Q-222 -180 -200 -290z : white /0.3; line 8 M40 -500 q-20 -30 0 -54 q20 -24 0 -50 : white /0.7
# washer home white,silver,black 260
box -235 -580 470 570 240 20 : along(c+2,c,c-2); rect -235 -580 470 96 20 : c-1; rect -205 -560 120 56 8 : c+3; circle 10 -532 32 : ball(steel)
rect 70 -556 130 48 8 : screen; rect 84 -544 60 24 4 : #6fd3f0; circle 0 -250 178 : c-2; circle 0 -250 166 : ball(steel); circle 0 -250 134 : soot
circle 0 -250 124 : glow(#9cc4dd,#4a6c88,#1e2c3a); path M-118 -230 Q-60 -290 0 -240 T118 -250 A124 124 0 0 1 -118 -210z : #bfe0ef /0.75
*3 60 -10 circle -60 -230 22 : #f0b9c4 /0.6; path M-90 -320 Q-40 -370 30 -364 L-60 -250z : white /0.3; rect 160 -280 22 60 8 : lead
rect -200 -60 90 40 6 : c-2
# vacuum home red,blue 320
path M-300 -60 Q-310 -230 -180 -250 L0 -250 Q130 -240 140 -60z : down(c+3,c,c-3); path M-230 -240 Q-200 -310 -80 -310 Q30 -310 60 -236z : ink
oval -90 -180 90 54 : #cfe3ec /0.5; circle 70 -74 76 : soot; circle 70 -74 48 : ball(steel); circle -240 -44 44 : soot
circle -240 -44 22 : ball(steel); line 26 M-250 -220 Q-330 -420 -120 -500 Q60 -560 150 -470 : #4b5058; line 20 M150 -470 L300 -60 : steel
path M230 -60 L370 -60 L390 -8 L210 -8z : front(ink); rect -40 -240 110 30 12 : c+4
# robot home white 290
path M-290 -90 L-280 -30 Q-260 0 0 0 Q260 0 280 -30 L290 -90z : tube(c-2); oval 0 -96 292 106 : c-1; oval 0 -102 284 100 : down(c+4,c)
oval 0 -130 84 34 : ink; oval 0 -140 70 26 : ball(lead); oval 0 -60 40 12 : c-3; circle -14 -60 6 : #6fd3f0; rect -110 -34 220 16 8 : ink
line 6 M-300 -12 q-60 -10 -80 -40 M-296 -4 q-50 10 -90 -6 : lead
# iron small blue,violet 300
path M-330 -30 Q-200 -160 40 -190 L240 -190 L270 -30z : down(c+3,c,c-3); path M-344 0 L-330 -34 L276 -34 L276 0z : along(steel,white,lead)
path M-150 -150 Q-60 -340 120 -340 L250 -330 Q290 -320 280 -190 L220 -190 Q230 -280 200 -284 L110 -286 Q0 -280 -60 -176z : down(ink,lead-4)
circle 120 -110 44 : ball(white); rect 116 -150 8 30 3 : c; path M-260 -60 Q-180 -130 -60 -154 L-70 -120 Q-160 -100 -220 -50z : #bfe6f5 /0.7
line 12 M270 -300 Q380 -330 360 -450 : ink; *3 40 0 line 6 M-330 -70 q-30 -20 -10 -50 q20 -30 -6 -60 : white /0.5
# sewing small white,pink 330
path M-320 -60 L-320 -10 Q-320 0 -300 0 L300 0 Q320 0 320 -10 L320 -60z : front(c-1)
path M140 -60 L140 -300 L-220 -300 L-220 -190 L-310 -190 L-310 -370 Q-306 -420 -250 -424 L260 -424 Q310 -420 310 -370 L310 -60z : down(c+3,c,c-2)
rect -290 -190 50 50 6 : lead; line 6 M-266 -140 L-266 -66 : steel; path M-300 -76 L-230 -76 L-224 -62 L-306 -62z : steel
circle 340 -330 50 : ball(steel); circle 226 -200 44 : ball(c-2); rect 222 -236 8 26 3 : white; rect -60 -500 50 76 8 : tube(red)
rect -66 -510 62 12 4 : wood; rect -20 -380 150 20 10 : c-2; *5 30 0 circle -10 -340 8 : c-3
path M-380 -64 Q-200 -86 -60 -66 L40 -60 L-60 -20 Q-240 -10 -390 -36z : #7fb6d9
# aircon fixed white,black 0
path M-370 -560 Q-370 -590 -340 -590 L340 -590 Q370 -590 370 -560 L370 -400 Q370 -340 310 -336 L-310 -336 Q-370 -340 -370 -400z : down(c+3,c,c-2)
path M-340 -380 L340 -380 L320 -346 L-320 -346z : c-5; *2 0 12 rect -320 -376 640 4 2 : c-2; rect 210 -470 110 44 8 : c-1
rect 226 -460 54 24 3 : #7fd6f0; rect -330 -560 600 12 6 : white /0.6; *5 130 0 line 9 M-260 -310 q-30 50 0 90 q30 50 0 100 : #8fcdf0 /0.7
rect 260 -120 70 170 16 : front(white); rect 272 -106 46 40 4 : #a8d8c0; *3 0 26 rect 280 -50 30 14 6 : lead
# fan home white,black 190
oval 0 -16 150 26 : c-2; oval 0 -26 150 24 : front(c); rect -14 -330 28 310 6 : tube(c); circle 0 -450 178 : c /0.25
~4 0 -450 path M0 0 Q-90 -60 -60 -150 Q20 -166 60 -110 Q40 -40 0 0z : c-1 /0.85; ~18 0 -450 line 3 M0 0 L0 -176 : lead /0.6; ring 0 -450 178 8 : lead
ring 0 -450 120 3 : lead /0.7; circle 0 -450 34 : ball(c); *3 24 0 circle -24 -200 8 : c-4
# heater home white,black 290
*8 66 0 rect -262 -430 54 390 26 : tube(c); rect -240 -390 480 22 8 : c-1; rect -240 -110 480 22 8 : c-1; rect 262 -410 60 370 12 : front(ink)
circle 292 -350 20 : ball(steel); circle 292 -290 20 : ball(steel); circle 292 -230 8 : #ff6a4d; <> rect 190 -44 20 36 4 : ink
<> circle 200 -14 16 : ink; *4 120 0 line 9 M-180 -460 q-24 -30 0 -56 q24 -26 0 -56 : #f0a06a /0.6
# waterHeater fixed white 0
rect -170 -640 340 520 120 : tube(c); rect -120 -610 50 460 25 : white /0.35; circle 0 -250 62 : c-1; circle 0 -250 52 : white
ring 0 -250 52 4 : lead; line 6 M0 -250 L26 -282 : red; rect -60 -370 120 44 8 : screen; rect -44 -360 50 24 3 : #ffb15a
line 14 M-60 -124 L-60 40 : #6fa9dd; line 14 M60 -124 L60 40 : #dd6a63; <> rect 44 -124 32 22 4 : steel
# humidifier small white,green 180
path M-150 -30 Q-180 -230 -110 -330 Q0 -400 110 -330 Q180 -230 150 -30 Q150 0 120 0 L-120 0 Q-150 0 -150 -30z : tube(c)
path M-140 -170 Q0 -140 140 -170 L146 -60 Q0 -30 -146 -60z : #bfe3f3 /0.6; oval 0 -356 50 16 : ink; circle 0 -70 22 : ball(white)
circle 0 -70 8 : #6fd3f0; path M-30 -370 Q-80 -470 -10 -520 Q-60 -590 30 -640 Q10 -560 60 -520 Q20 -450 30 -370z : white /0.75
path M20 -370 Q90 -450 60 -540 Q120 -480 90 -420 Q60 -390 40 -370z : white /0.5
# cooler home white 170
path M-90 -470 L-110 -500 L-110 -630 Q-110 -650 -90 -650 L90 -650 Q110 -650 110 -630 L110 -500 L90 -470z : down(#cfe9f7,#6fb4df)
*3 0 36 rect -108 -620 216 8 0 : white /0.4; box -140 -470 280 460 160 18 : along(c+3,c,c-3); rect -110 -430 220 150 14 : c-2
rect -76 -420 30 44 6 : #6fa9dd; rect 46 -420 30 44 6 : #dd6a63; rect -90 -310 180 20 6 : ink; rect -20 -360 40 50 4 : white /0.9
rect -110 -250 220 220 10 : c+2; rect 80 -160 12 50 6 : steel
# fridgeSbs home silver,black,white 270
box -260 -640 240 630 240 14 : c-1; box 0 -640 240 630 240 14 : c; rect -260 -640 500 630 14 : along(c+2,c+1,c,c-2); rect -12 -636 6 622 0 : c-5; rect -50 -520 16 330 8 : steel+3; rect 14 -520 16 330 8 : steel+3; rect -210 -430 130 150 8 : ink; rect -190 -410 90 50 4 : #6fd3f0 /0.8; rect -180 -330 70 46 4 : lead; <> rect 190 -14 40 14 3 : ink; path M40 -620 L120 -620 L60 -60 L20 -60z : white /0.14
# fridgeSmall home white,red,black,silver 170
box -170 -400 320 390 230 14 : c; rect -150 -340 14 130 7 : steel+3; rect -140 -386 90 22 5 : {red|#3a73bd|steel}; <> rect 110 -12 36 12 3 : ink; rect -150 -420 {150..190} 24 4 : {wood|white}; path M-90 -420 q-20 -90 40 -100 q60 10 40 100z : {#3a73bd|gold|#c96f5b}; rect -160 -390 40 340 14 : white /0.2
# freezerTall home white,silver 170
box -170 -620 320 610 230 12 : c; *6 0 92 rect -152 -590 284 82 6 : c+2; *6 0 92 rect -90 -570 160 14 7 : c-2; rect -150 -612 80 16 4 : #3a73bd; ~6 90 -570 line 4 M0 0 L0 -22 : #6fb7ff; <> rect 110 -12 36 12 3 : ink
# oven home black,silver,white 280
box -270 -500 520 490 200 10 : c; rect -250 -480 480 70 6 : c-2; *2 360 0 circle -190 -446 26 : ball(steel); rect -90 -468 160 44 6 : soot; rect -70 -458 90 24 3 : #6fd3f0; rect -230 -370 440 20 10 : steel; rect -230 -330 440 280 12 : soot; rect -210 -310 400 230 8 : down(#6b3f1c,#2b1c14); *4 0 50 line 3 M-200 -290 L180 -290 : #c58a4e /0.6; oval -10 -180 {90..130} 36 : {#d99a4e|#b5653f|#e8b86a}; path M-210 -310 L-60 -310 L-210 -120z : white /0.12
# hoodSlanted fixed black,white,silver 0
rect -110 -700 200 250 4 : c-1; path M-270 -470 L250 -470 L250 -440 L150 -170 L-230 -190 L-270 -440z : along(c+3,c,c-2); path M-240 -430 L210 -430 L130 -200 L-210 -214z : {soot|#39424c|white} /0.8; path M-200 -420 L-80 -420 L-160 -230 L-190 -226z : white /0.2; *4 40 0 circle -60 -186 9 : {#6fd3f0|steel}; path M-210 -160 L110 -150 L200 40 L-300 40z : #fff6d844; rect -390 70 780 26 6 : ink; use kazan 0 74 0.3
# coffeeMachine small black,silver,red,white 260
box -230 -500 400 500 180 14 : c; rect -210 -480 360 90 8 : soot; rect -190 -464 130 56 6 : {#3f6fd1|#59d08a|#c9862f}; *3 44 0 circle -20 -436 14 : steel; rect -170 -390 280 300 6 : c-4; rect -80 -390 100 70 8 : steel; <> rect -40 -320 12 40 4 : #5a3320; path M-90 -170 L30 -170 L20 -100 L-80 -100z : white; oval -30 -170 60 12 : #7a4a2a; line 4 M-44 -290 L-44 -176 M-16 -290 L-16 -176 : #5a3320; rect -190 -90 320 30 6 : steel; *7 44 0 rect -180 -86 26 8 2 : ink; rect -200 -530 340 34 8 : {#5a3a2a|glass}
# thermopot small white,silver,red,pink 220
rect -190 -440 360 420 40 : tube(c); path M-190 -400 L-260 -430 L-250 -340 L-190 -350z : c-1; rect -200 -500 380 80 36 : tube({ink|c-1}); rect -60 -530 110 30 14 : ink; rect -130 -360 130 190 10 : {white|c+3}; ~6 -66 -270 oval 0 -34 15 26 : {#e98aa4|#6fa9dd|#e0b04f}; rect 70 -360 20 240 10 : #bfe0ef; rect 70 -220 20 100 10 : #5f93b4; rect -200 -30 380 30 12 : ink; line 12 M-200 -480 Q0 -640 180 -480 : {ink|steel}
# grinder small white,silver,black,red 300
path M-120 -60 L-140 -330 Q-130 -390 -60 -390 L220 -390 Q290 -380 290 -320 L280 -60z : front(c); rect -140 -60 440 50 16 : ink; rect -300 -330 180 110 20 : tube(steel); oval -300 -276 26 60 : lead; *3 0 26 circle -302 -300 6 : ink; rect -240 -500 60 180 8 : tube(steel); path M-370 -520 L-50 -520 L-90 -480 L-330 -480z : tube(steel); *3 50 0 circle -290 -540 26 : ball({#b5403a|#c9605a}); circle 200 -220 44 : ball(lead); *{4..7} 20 10 line 8 M-330 -250 q-30 60 -10 120 : #c9605a; path M-400 -60 L-220 -60 L-240 0 L-380 0z : white
# juicer small white,silver,red,black 250
path M-150 0 L-130 -300 L110 -300 L130 0z : tube(c); path M-150 -300 L130 -300 L100 -420 L-120 -420z : #e6f1f4 /0.85; path M-140 -310 L120 -310 L110 -350 L-130 -350z : {#f0962f|#c9403a|#8ab04a}; rect -70 -560 120 140 10 : #e6f1f4; rect -60 -600 100 100 10 : {ink|c}; circle -10 -130 40 : ball(steel); path M130 -290 L230 -270 L230 -240 L130 -250z : c-1; path M190 -180 L330 -180 L316 0 L204 0z : #eaf3f6 /0.9; path M196 -120 L324 -120 L314 -6 L206 -6z : {#f0962f|#c9403a|#8ab04a}; circle -300 -50 54 : ball({orange|#c9403a|#8ab04a}); circle -240 -34 38 : ball({orange|#c9403a})
# airfryer small black,white,grey,green 250
path M-220 -30 Q-250 -300 -190 -480 Q0 -540 190 -480 Q250 -300 220 -30 Q210 0 180 0 L-180 0 Q-210 0 -220 -30z : tube(c); path M-206 -280 L206 -280 L214 -60 L-214 -60z : c-1; rect -60 -220 120 150 30 : c-3; rect -50 -180 100 130 24 : {c+2|steel|wood}; oval 0 -430 110 50 : soot; rect -50 -446 100 30 6 : {#6fd3f0|#ff8a5a}; *3 60 0 circle -60 -350 12 : lead; line 4 M-208 -282 L208 -282 : ink /0.7
# semiWasher home white,sky,pink 380
box -360 -480 690 470 200 20 : c; rect -340 -470 650 70 8 : {#3a73bd|#5e8a5a|#c96f8a}; *3 200 0 circle -240 -434 28 : ball(white); *3 200 0 rect -243 -456 6 22 2 : ink; path M-340 -490 L-30 -490 L-60 -540 L-310 -540z : {c-1|#cfe4ee}; path M10 -490 L310 -490 L290 -540 L40 -540z : {c-1|#cfe4ee}; line 3 M-10 -400 L-10 -20 : c-3; oval -180 -230 110 110 : c-1; oval 160 -230 90 110 : c-1; rect -330 -60 {160..240} 20 6 : {#3a73bd|#c96f8a}; line 16 M320 -80 q60 20 50 80 : lead
# dryer home white,black,silver 260
box -235 -580 470 570 240 20 : c; rect -225 -570 450 90 10 : c-1; circle 0 -526 40 : ball(steel); rect 90 -556 110 50 8 : soot; rect 100 -544 60 24 4 : #ffb15a; rect -200 -560 110 60 6 : c+2; circle 0 -250 170 : c-2; circle 0 -250 140 : glow(#3f4a54,#232a31,#14181d); *3 0 40 path M-70 -320 q35 -40 70 0 t70 0 l0 14 q-35 40 -70 0 t-70 0z : #ffb15a /0.5; path M-100 -330 Q-40 -380 30 -370 L-70 -250z : white /0.2; <> rect 160 -14 40 14 4 : ink; rect -220 -80 130 50 6 : c-1
# cyclone home red,blue,black,violet 320
path M-310 -60 Q-320 -180 -220 -210 L20 -210 Q120 -200 130 -60z : front(c); rect -130 -360 190 210 50 : #dfeef5 /0.8; path M-120 -210 Q-40 -260 50 -210 L50 -180 Q-40 -150 -120 -180z : #8f8578 /0.8; rect -120 -390 170 50 24 : c-1; <> circle 0 0 0 : c; circle -230 -60 70 : soot; circle -230 -60 40 : steel; circle 70 -50 50 : soot; line 24 M-270 -190 Q-330 -460 -40 -540 Q120 -580 190 -470 : lead-3; line 18 M190 -470 L310 -60 : steel; path M240 -60 L380 -60 L396 -6 L220 -6z : ink
# stick home violet,grey,red,gold 160
line 22 M-60 -360 L110 -40 : {steel|violet|red}; rect -170 -560 160 90 40 : front(lead); circle -60 -480 74 : ball(c); circle -60 -480 44 : ink; rect -160 -460 60 150 14 : #cfe0ea /0.8; path M-200 -560 Q-260 -620 -160 -640 L-60 -620 L-70 -580 L-170 -590 Q-200 -580 -190 -540z : ink; rect -250 -560 60 130 14 : {ink|lead}; path M40 -50 L210 -50 L230 -6 L20 -6z : front({lead|c}); rect 40 -30 170 22 10 : {red|violet}
# steamer home white,grey,black,pink 200
path M-150 0 Q-170 -160 -130 -190 L70 -190 Q110 -160 90 0z : front(c); rect -110 -170 160 70 20 : #bfe0ef /0.8; rect -40 -620 14 440 6 : steel; path M-110 -610 L-30 -640 L50 -610 L50 -596 L-30 -620 L-110 -596z : ink; path M-90 -590 Q-30 -640 30 -590 L70 -260 L-130 -260z : {white|sky|#f2dfe2|#c9d6c9}; line 16 M80 -120 Q240 -100 220 -340 Q210 -440 150 -450 : lead; path M110 -520 L190 -500 L170 -420 L130 -430z : ink; *3 20 0 path M90 -540 q-30 -40 0 -70 q20 30 0 70z : white /0.6; circle -90 -10 22 : soot; circle 40 -10 22 : soot
# oldSewing home black,brown 330
rect -340 -330 680 26 4 : wood; rect -330 -304 200 60 4 : wood-2; <> line 12 M260 -300 L200 -20 M200 -300 L260 -20 : soot; rect -180 -60 360 16 4 : soot; ring 150 -150 84 10 : soot; ~6 150 -150 line 5 M0 0 L0 -80 : soot; path M-200 -330 L-200 -400 L140 -400 L140 -330z : c; path M90 -400 L90 -470 L-150 -480 L-150 -420 L-190 -420 L-190 -500 Q-180 -540 -140 -540 L130 -530 Q160 -520 160 -490 L160 -400z : along(c+1,c,c-3); line 4 M-120 -510 q60 -14 110 0 q50 14 110 0 : gold; circle 190 -470 50 : c; circle 190 -470 30 : steel; rect -184 -420 12 70 3 : steel
# overlock small white,grey 330
path M-300 -20 L-300 -330 Q-290 -390 -220 -390 L180 -390 Q280 -380 300 -300 L310 -20z : down(c+2,c,c-2); rect -300 -150 330 130 10 : c-2; rect -280 -200 90 60 8 : lead; line 6 M-240 -150 L-240 -90 : steel; *4 110 0 rect -200 -{470..480} 60 90 20 : tube({red|blue|green|yellow}); *4 110 0 path M-200 -480 L-140 -480 L-160 -570 L-180 -570z : tube({orange|sky|pink|violet}); *4 60 0 circle -80 -250 20 : ball({red|blue|green|yellow}); *4 110 0 line 3 M-170 -570 L-80 -270 : white /0.6; circle 310 -180 46 : ball(c-2); path M-330 -60 L-120 -60 L-150 -10 L-360 0z : {#7fb6d9|#e0a0b0|#c9d6a0}
# airconTower home white,silver,gold 150
rect -140 -650 270 640 {20|130} : tube(c); rect -110 -610 210 170 12 : c-3; *8 0 20 line 3 M-106 -600 L96 -600 : c+2; rect -70 -400 130 50 8 : soot; rect -50 -390 70 28 4 : #6fd3f0; rect -100 -300 190 250 8 : c-1; *10 0 24 line 3 M-90 -286 L80 -286 : c-3 /0.6; rect -150 -20 290 20 8 : c-2
# airCooler home white,grey,sky 200
box -190 -560 340 540 200 20 : c; rect -160 -520 280 240 12 : soot; *9 0 26 rect -150 -508 260 8 4 : lead; rect -160 -250 280 40 6 : c-2; *4 60 0 circle -120 -230 12 : {#6fd3f0|lead}; rect -150 -180 260 130 10 : #bfe3f3; rect -150 -120 260 70 10 : #6fb7e0; <> circle 130 -8 22 : ink; rect 60 -600 60 40 10 : c-1
# heaterIr home white,black,silver 280
box -300 -430 560 390 80 12 : c; rect -280 -410 520 350 10 : ink; *3 0 110 rect -260 -380 480 46 20 : down(#7a2a18,#ff8a3a,#ffd08a,#ff7a30,#7a2a18); *12 44 0 rect -262 -410 6 350 2 : steel /0.8; circle -10 -238 230 : glow(#ff8a3a44,#ff8a3a00); <> rect 180 -40 40 40 6 : ink; *2 60 0 circle 160 -20 16 : steel
# purifier home white,black 150
box -150 -600 270 580 230 20 : c; *12 0 22 rect -120 -380 210 8 4 : c-2; circle -14 -490 56 : soot; ring -14 -490 50 6 : {#59d08a|#5ad1ff}; rect -50 -510 {60..72} 36 6 : white /0.9; *6 34 0 rect -120 -592 20 8 4 : c-3; path M-90 -620 q40 -60 80 0 t80 -20 : white /0.4; rect -150 -26 270 10 0 : c-3
# waterFilter fixed white,sky 0
rect -300 -640 600 90 10 : front(c); *5 116 0 rect -286 -560 100 {330..380} 40 : tube({white|#dfeaf2|#5f93c4}); *5 116 0 rect -280 -570 88 50 8 : #3a73bd; *5 116 0 rect -270 -430 68 80 4 : {#3a73bd|#5e8a5a|orange}; line 10 M-240 -600 q60 -60 110 0 M-120 -600 q60 -60 110 0 M0 -600 q60 -60 110 0 M110 -600 q60 -60 110 0 : {white|#6fa9dd}; rect 120 -150 210 150 70 : tube(#dfeaf2); line 14 M-120 0 V-110 q0 -50 60 -50 q50 0 50 40 : steel; rect -150 -10 70 14 4 : steel
`;
