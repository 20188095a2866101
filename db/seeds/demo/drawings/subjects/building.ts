/** Building materials; the format is told in subject.ts, that of the shapes in art.ts. */
export const building = `
# bricks yard red,orange,brown,grey 370
rect -350 -24 700 24 4 : wood; *5 138 0 rect -344 -96 130 66 4 : front(c); *5 138 0 rect -344 -168 130 66 4 : front(c-1)
*4 138 0 rect -276 -240 130 66 4 : front(c+1); *4 138 0 rect -276 -312 130 66 4 : front(c); *3 138 0 rect -206 -384 130 66 4 : front(c-1)
rect -70 -456 130 66 4 : front(c+1); *3 138 0 circle -300 -62 9 : c-4; *3 138 0 circle -240 -278 9 : c-4
# sacks yard grey,beige 360
rect -340 -22 680 22 4 : wood; path M-330 -30 Q-350 -90 -320 -130 L-20 -130 Q0 -80 -14 -30z : front(c+3)
path M0 -30 Q-16 -90 10 -130 L310 -130 Q336 -80 320 -30z : front(c+2); path M-190 -134 Q-210 -200 -180 -240 L150 -240 Q176 -190 160 -134z : front(c+4)
path M-60 -240 Q-90 -420 -60 -520 Q-50 -540 -20 -530 L130 -530 Q160 -540 166 -520 Q190 -400 170 -240z : tube(c+4)
path M-66 -500 L170 -500 L168 -540 L-60 -540z : c; rect -30 -440 160 120 8 : c; circle 50 -380 36 : white; path M30 -366 L50 -406 L70 -366z : c-3
rect -290 -96 160 30 6 : c; rect 60 -96 160 30 6 : c; rect -120 -206 200 30 6 : c
# sand yard yellow,grey 390
path M-390 0 Q-250 -120 -130 -260 Q-40 -350 30 -290 Q160 -130 390 0z : down(c+5,c+2,c-1)
path M-40 -310 Q60 -160 40 0 L390 0 Q160 -130 30 -290z : c-2 /0.35; *9 62 0 circle -270 -40 7 : c-3 /0.5; *6 70 0 circle -190 -100 6 : c-3 /0.5
*4 50 0 circle -90 -180 6 : c-3 /0.5; path M150 -150 L270 -380 L290 -370 L180 -140z : wood
path M100 -170 Q120 -60 190 -40 Q240 -90 210 -160z : down(steel,lead-2); path M250 -400 L310 -370 L300 -350 L240 -382z : wood-3
# timber yard beige 400
path M-360 -60 L300 -60 L390 -120 L-270 -120z : c+3; *5 0 -58 path M-360 -10 L300 -10 L300 -60 L-360 -60z : front(c+1)
*5 0 -58 path M300 -10 L390 -70 L390 -118 L300 -58z : c-2; *5 0 -58 line 3 M-350 -44 Q-100 -30 290 -46 M-350 -24 Q0 -34 290 -22 : c-3 /0.35
path M-360 -292 L300 -292 L390 -352 L-270 -352z : c+4; line 3 M-300 -306 L330 -306 M-290 -328 L350 -328 : c-2 /0.4
*2 380 0 rect -230 -292 26 290 2 : c-3 /0.4; circle -60 -150 12 : c-3; circle 120 -90 10 : c-3; circle -200 -210 10 : c-3
# rebar yard grey,brown 400
*7 0 -24 path M-390 -20 L330 -60 L330 -40 L-390 0z : down(c+4,c,c-3); *7 0 -24 circle 330 -50 12 : c-3; *7 0 -24 circle 330 -50 7 : c+2
*2 430 -24 path M-240 -180 Q-220 -100 -220 -8 L-200 -10 Q-200 -110 -222 -184z : ink; *4 62 0 circle -150 -300 58 : c-3
*4 62 0 circle -150 -300 44 : ball(c); *4 62 0 circle -150 -300 34 : c-4; *3 62 0 circle -119 -250 48 : c-1; *3 62 0 circle -119 -250 36 : c-4
*18 40 -2.2 line 3 M-380 -14 l16 12 : c-4 /0.4
# roof street red 380
rect -300 -260 600 256 4 : along(#efe7d7,#d9cdb8); rect -60 -160 120 156 4 : #7a4f33; <> rect 120 -200 110 90 4 : white
<> rect 128 -192 94 74 2 : glass; path M-390 -240 L-210 -500 L210 -500 L390 -240z : down(c+2,c,c-2); *6 0 44 line 6 M-220 -480 L220 -480 : c-4 /0.35
*13 30 0 line 5 M-180 -496 L-180 -244 : c+3 /0.4; path M-230 -510 L230 -510 L230 -488 L-230 -488z : c-3; rect -404 -244 808 20 8 : white
rect 130 -600 60 120 2 : #a4573f; rect 122 -612 76 20 2 : #7d3f2c
# insulation yard yellow 350
rect -330 -280 430 270 20 : tube(c); oval 100 -145 60 135 : c+2; oval 100 -145 44 100 : c-2; oval 100 -145 30 70 : c+1; oval 100 -145 14 34 : c-3
rect -250 -280 30 270 0 : white /0.9; rect -60 -280 30 270 0 : white /0.9; rect -190 -200 100 90 6 : white
path M-170 -140 L-140 -186 L-110 -140z : red; path M190 -10 L190 -400 L230 -420 L330 -420 L330 -10z : along(c+3,c,c-1)
*9 0 44 line 3 M196 -380 L326 -380 : c-3 /0.3; rect 190 -300 140 60 0 : white /0.85
# tiles small blue,beige 360
rect -340 -500 330 330 8 : c+4; *2 170 0 rect -334 -494 154 154 4 : c; *2 170 0 rect -334 -324 154 154 4 : c+2
*2 170 0 circle -257 -417 46 : white /0.85; *2 170 0 path M-257 -300 l54 54 l-54 54 l-54 -54z : white /0.8; *2 170 0 circle -257 -417 18 : gold
*5 0 -28 path M20 -10 L330 -10 L330 -34 L20 -34z : front(c+3); path M20 -150 L330 -150 L370 -210 L60 -210z : c+4
path M50 -160 L320 -160 L346 -200 L76 -200z : c+1; rect -340 -150 330 146 6 : #d8b888; rect -300 -110 170 60 4 : white /0.7
line 4 M-340 -76 L-10 -76 : #b8935f
# paint small sky 310
rect -200 -390 340 386 16 : tube(steel); oval -30 -390 170 40 : c-1; oval -30 -392 154 32 : c
path M-200 -388 Q-180 -340 -190 -280 Q-170 -250 -160 -290 Q-160 -340 -130 -352 Q-110 -300 -120 -230 Q-100 -200 -86 -240 Q-90 -320 -60 -350 L-190 -388z : c
rect -200 -220 340 130 0 : white /0.95; circle -30 -156 44 : c; circle 0 -170 26 : c+3
path M-200 -370 Q-30 -620 140 -370 L132 -366 Q-30 -590 -192 -366z : lead; rect 190 -330 44 160 10 : wood
path M176 -170 L250 -170 L256 -110 L170 -110z : steel; path M172 -110 L254 -110 L240 -10 Q214 8 186 -10z : down(cream,c)
# rolls home green 320
rect -250 -600 150 590 14 : tube(c+3); *6 0 96 path M-220 -560 q46 -50 92 0 q-46 50 -92 0z : c-2 /0.5; oval -175 -600 75 20 : c-1
oval -175 -600 40 10 : c-4; rect -70 -560 150 550 14 : tube(#e8d3a8); *11 0 48 rect -66 -540 142 6 0 : #c29a63 /0.5; oval 5 -560 75 20 : #caa875
oval 5 -560 40 10 : #8a6a42; path M120 -10 L120 -520 Q240 -560 300 -500 L300 -60 Q240 -30 180 -10z : along(c+4,c+2,c)
*4 0 110 path M160 -460 q40 -44 80 0 q-40 44 -80 0z : white /0.8
# laminate home brown 390
path M-390 -40 L250 -60 L390 0 L-260 30z : c-2; path M-390 -70 L250 -90 L390 -30 L-260 0z : down(c+2,c)
line 3 M-340 -60 L330 -80 M-300 -40 L350 -56 M-270 -20 L370 -40 : c-4 /0.4; path M-300 -120 L-180 -600 L-60 -600 L-170 -100z : along(c+3,c,c-1)
path M-120 -110 L-30 -590 L90 -590 L10 -96z : along(c+1,c-1,c-3); path M60 -110 L120 -580 L240 -580 L190 -96z : along(c+4,c+1,c)
line 4 M-230 -140 L-130 -580 M-40 -150 L30 -570 M120 -140 L180 -560 : c-4 /0.4; rect 250 -190 130 90 8 : #d8b888; rect 270 -160 60 24 4 : white /0.8
# door home brown,white 210
rect -210 -680 420 680 6 : c-3; rect -184 -656 368 656 4 : along(c+2,c,c-2); <> rect 24 -620 130 250 6 : c-2; <> rect 32 -612 114 234 4 : front(c+1)
<> rect 24 -330 130 280 6 : c-2; <> rect 32 -322 114 264 4 : front(c+1); rect 140 -352 20 70 8 : tube(gold)
path M150 -320 L90 -320 Q80 -314 90 -306 L150 -306z : gold; rect -230 -8 460 12 4 : #8a7257
# window fixed white 0
rect -290 -670 580 600 8 : down(c+2,c-1); rect -262 -642 252 544 4 : c-3; rect 10 -642 252 544 4 : c-3
rect -252 -632 232 524 2 : down(#7db8e6,#d5ecf6,#b9d29c); rect 20 -632 232 524 2 : down(#7db8e6,#d5ecf6,#b9d29c); oval -150 -520 60 22 : white /0.8
oval 140 -460 70 24 : white /0.8; path M-252 -200 Q-140 -290 -20 -210 L-20 -108 L-252 -108z : #7fa862
path M20 -220 Q140 -300 252 -200 L252 -108 L20 -108z : #7fa862; path M-240 -620 L-120 -620 L-240 -330z M40 -620 L120 -620 L40 -420z : white /0.3
rect -6 -400 12 80 5 : lead; rect -320 -74 640 34 6 : c+2
# tap small silver,gold 230
rect -180 -40 360 36 16 : tube(c); rect -100 -190 70 156 14 : tube(c)
path M-96 -180 L-96 -340 Q-96 -520 60 -520 Q200 -520 200 -380 L200 -330 L140 -330 L140 -380 Q140 -460 60 -460 Q-34 -460 -34 -340 L-34 -180z : along(c+3,c,c-2)
rect 130 -340 80 26 8 : c-3; path M-60 -160 L60 -240 Q84 -250 90 -230 Q90 -214 70 -206 L-44 -130z : c
path M170 -300 q-30 60 0 84 q30 -24 0 -84z : #7fc3e6; circle 170 -170 10 : #9fd4ee; rect -86 -440 12 220 6 : white /0.7; <> circle 130 -22 14 : c-3
# toilet home white 210
rect -170 -560 340 230 24 : along(white,#eceff1,#cfd5d9); rect -184 -580 368 40 14 : down(white,#dfe4e7); rect -30 -596 60 18 8 : steel
path M-190 -330 L190 -330 Q200 -180 120 -130 L100 -20 Q100 0 70 0 L-70 0 Q-100 0 -100 -20 L-120 -130 Q-200 -180 -190 -330z : along(white,#eceff1,#c8cfd4)
oval 0 -330 200 44 : white; oval 0 -330 170 32 : #d5dce1; oval 0 -326 130 22 : #aebfca
# bulb small yellow,white 200
circle -70 -360 280 : glow(#fff1c4aa,#fff1c400)
path M-70 -540 Q90 -540 90 -390 Q90 -320 30 -260 Q10 -230 6 -190 L-146 -190 Q-150 -230 -170 -260 Q-230 -320 -230 -390 Q-230 -540 -70 -540z : glow(white,c+5,c)
line 5 M-110 -200 L-100 -330 Q-70 -380 -40 -330 L-30 -200 : #e08a2c; *4 0 32 rect -136 -186 132 22 10 : tube(lead)
path M-110 -58 L-30 -58 L-50 -30 L-90 -30z : ink; rect 110 -210 180 180 22 : down(white,#dfe2e4); circle 200 -120 60 : #e6e9eb
circle 200 -120 48 : #d3d8dc; *2 44 0 circle 178 -120 10 : ink; rect -260 -30 560 26 8 : wood-1
`;
