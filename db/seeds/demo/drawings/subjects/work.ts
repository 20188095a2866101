/** Things of work; the format is told in subject.ts, that of the shapes in art.ts. */
export const work = `
# briefcase small brown,black 310
path M-110 -380 L-110 -430 Q-110 -460 -80 -460 L80 -460 Q110 -460 110 -430 L110 -380 L76 -380 L76 -424 L-76 -424 L-76 -380z : ink
rect -300 -380 600 376 30 : front(c)
path M-300 -350 Q-300 -380 -270 -380 L270 -380 Q300 -380 300 -350 L300 -230 Q150 -170 0 -170 Q-150 -170 -300 -230z : down(c+2,c-1)
line 4 M-296 -234 Q-150 -178 0 -178 Q150 -178 296 -234 : c+5 /0.6; rect -34 -210 68 60 10 : tube(gold); <> rect 180 -300 40 70 6 : gold
path M-270 -360 L-180 -360 L-220 -230 L-270 -240z : white /0.15
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
# bucket home blue,yellow 310
line 20 M180 0 L290 -600 : wood; path M90 -20 L250 -20 L230 -130 L150 -136z : down(#f0cf6a,#c9962f); *6 26 0 line 4 M112 -24 L150 -120 : #9b7424 /0.6
path M-290 -290 L70 -290 L30 0 L-250 0z : tube(c); oval -110 -290 184 34 : c+3; oval -110 -288 160 24 : #bfe3f3; circle -180 -310 40 : white /0.95
circle -120 -324 52 : white /0.95; circle -50 -310 44 : white /0.95; circle -90 -350 28 : #e5f4fb; circle -210 -340 18 : #e5f4fb
path M-290 -280 Q-110 -560 70 -280 L60 -280 Q-110 -530 -280 -280z : lead; rect -210 -160 90 80 8 : #f0a04a
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
`;
