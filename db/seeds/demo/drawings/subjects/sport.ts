/** Things of sport; the format is told in subject.ts, that of the shapes in art.ts. */
export const sport = `
# bicycle street red,blue,black,green 350
*2 440 0 ring -220 -140 132 18 : #24262b; *2 440 0 ring -220 -140 122 6 : steel; ~16 -220 -140 line 2 M0 0 L0 -122 : #d5d9de
~16 220 -140 line 2 M0 0 L0 -122 : #d5d9de; line 18 M-220 -140 L-150 -390 L90 -390 L10 -140 L-140 -360 M10 -140 L220 -140 L90 -390 : c
line 6 M-150 -380 L86 -380 : c+5 /0.6; line 14 M90 -390 L70 -440 : lead; path M10 -460 Q70 -480 140 -450 Q120 -430 20 -436z : ink
line 14 M-150 -390 L-170 -460 L-110 -480 : ink; line 12 M-170 -460 Q-230 -470 -240 -430 : ink; ring 10 -140 42 12 : lead; circle 10 -140 14 : ink
line 12 M10 -140 L50 -70 : lead; rect 30 -70 50 12 4 : ink; line 5 M10 -182 L220 -156 M10 -98 L220 -124 : #3a3d44
*2 440 0 circle -220 -140 16 : ball(steel)
# kick street black,white 270
path M-190 -100 L230 -100 Q250 -100 250 -80 L240 -62 L-160 -62z : front(ink); rect -150 -112 350 16 6 : lead
path M-250 -80 L-190 -110 L-240 -560 L-276 -556z : along(c+3,c,c-2); line 18 M-340 -540 L-180 -600 : ink; circle -336 -538 14 : c-1
rect -284 -600 60 34 10 : screen; circle -290 -470 20 : ball(lamp); path M170 -104 Q280 -170 320 -80 L300 -70 Q270 -140 190 -84z : c
circle -236 -60 60 : #24262b; circle -236 -60 34 : ball(steel); circle 250 -60 60 : #24262b; circle 250 -60 34 : ball(steel)
rect 320 -96 14 24 6 : red
# gears small silver,black 320
~24 -130 -220 path M-10 -200 L-16 -170 L16 -170 L10 -200z : c; ring -130 -220 160 40 : c; ring -130 -220 176 3 : c+5
~5 -130 -220 path M-14 -30 L-18 -150 L18 -150 L14 -30z : c-1; circle -130 -220 42 : ball(c); path M-146 -220 L-110 -220 L90 -30 L60 -4z : front(ink)
rect 50 -30 110 24 8 : lead; ~16 220 -130 path M-10 -120 L-14 -96 L14 -96 L10 -120z : lead; circle 220 -130 98 : ball(lead)
~6 220 -130 circle 0 -60 14 : ink; circle 220 -130 26 : ball(steel)
# treadmill home black 380
path M-370 -50 L250 -50 L300 0 L-390 0z : front(ink); path M-350 -64 L230 -64 L250 -40 L-370 -40z : #4a4e57; *10 58 0 rect -330 -58 26 14 2 : #5d626c
path M240 -40 L290 -40 L220 -520 L180 -520z : along(c+2,c,c-3); path M130 -560 L280 -600 L300 -480 L160 -450z : front(c)
path M146 -546 L266 -578 L280 -500 L166 -474z : screen; line 8 M164 -510 L196 -540 L220 -510 L260 -552 : #6fe08a
line 24 M210 -440 L30 -440 Q0 -440 -10 -410 : c-1; circle -6 -414 16 : red; rect 250 -80 80 80 16 : front(c); rect -386 -30 30 30 8 : ink
# dumbbell home black,blue 330
rect -180 -150 360 46 10 : tube(steel); rect -90 -156 180 58 18 : ink; <> rect 140 -240 64 226 22 : down(c+4,c,c-3)
<> rect 210 -220 54 186 20 : down(c+3,c,c-3); <> rect 270 -196 40 140 16 : down(c+2,c,c-3); <> rect 310 -146 40 40 10 : steel
path M-300 -300 Q-300 -470 -160 -470 Q-20 -470 -20 -300 L-60 -300 Q-66 -426 -160 -426 Q-254 -426 -260 -300z : c-2; circle -160 -280 120 : ball(c)
circle -160 -280 44 : white /0.9; rect -182 -290 44 18 6 : ink
# ball farm white 210
circle 0 -210 210 : ball(c); path M0 -300 L84 -238 L52 -140 L-52 -140 L-84 -238z : ink
<> path M120 -380 Q180 -340 200 -260 L150 -270 L104 -330z : ink; <> path M206 -180 Q200 -110 160 -70 L120 -104 L140 -170z : ink
path M-60 -404 Q0 -424 60 -404 L40 -360 L-40 -360z : ink; path M-50 -6 Q0 6 50 -6 L40 -44 L-40 -44z : ink
line 5 M0 -300 L0 -360 M84 -238 L150 -270 M52 -140 L120 -104 M-52 -140 L-120 -104 M-84 -238 L-150 -270 : ink; oval -80 -330 50 30 : white /0.4
# gloves hang red 0
line 8 M-110 -480 Q-60 -660 0 -680 Q60 -660 110 -480 : cream; circle 0 -684 16 : ball(lead); <> rect 60 -500 130 110 20 : tube(white)
<> rect 60 -470 130 22 0 : red-2; <> path M50 -400 Q30 -180 90 -130 Q190 -90 240 -190 Q270 -330 200 -400z : ball(c)
<> path M60 -380 Q0 -340 20 -260 Q40 -220 80 -250 Q100 -320 90 -380z : down(c+2,c-1)
<> path M150 -370 Q220 -340 220 -240 Q190 -320 130 -350z : white /0.3
# racket small blue 310
path M60 -60 L120 -60 L110 0 L70 0z : ink; path M-50 -340 L-10 -300 L110 -60 L70 -50 L-60 -280z : c; path M90 -90 L120 -40 L80 -10 L50 -60z : ink
oval -150 -430 150 180 : c; oval -150 -430 128 156 : #eef3f5; *10 25 0 line 2 M-262 -560 L-262 -300 : lead /0.6
*12 0 25 line 2 M-276 -570 L-24 -570 : lead /0.6; circle 230 -90 90 : ball(#d6e24a)
line 8 M156 -140 Q230 -120 244 -4 M224 -178 Q250 -90 318 -70 : white; rect -340 -30 250 28 6 : wood
# ski hang blue,red 0
<> path M60 -640 Q66 -700 100 -690 L110 -640 L110 40 L64 40z : along(c+3,c,c-2); <> rect 66 -500 40 100 4 : white; <> rect 66 -160 40 60 4 : white
<> rect 56 -340 60 90 10 : ink; <> line 10 M230 -560 L190 30 : steel; <> rect 214 -600 34 80 12 : ink; <> oval 194 10 34 12 : ink
~6 0 -560 line 6 M0 0 L0 -40 : white; ~6 -290 -380 line 5 M0 0 L0 -26 : white; ~6 290 -240 line 5 M0 0 L0 -26 : white
# tent farm orange,green 370
path M-360 0 Q-200 -150 -60 -430 Q160 -200 360 0z : down(c+3,c,c-2); path M-60 -430 Q160 -200 360 0 L150 0z : c-3
path M-60 -430 Q-20 -180 60 0 L-200 0 Q-110 -200 -60 -430z : c-4; path M-60 -400 Q-60 -180 -70 0 L60 0 Q-20 -180 -60 -400z : #2c241d
path M-60 -400 Q-140 -180 -190 0 L-140 0 Q-100 -180 -60 -380z : c+4; line 4 M-360 0 L-400 20 M360 0 L396 18 M-60 -430 L-60 -470 : cream
path M-60 -470 L0 -452 L-60 -436z : red; *3 30 0 rect 200 -14 90 12 5 : wood
path M232 -14 Q220 -70 250 -100 Q290 -60 270 -14z : glow(#ffe08a,#f58a3c,#d8472f)
# rod lake black,red 0
line 12 M-300 -20 L120 -560 : c; line 5 M120 -560 L300 -640 : c; line 2 M300 -640 Q330 -400 310 -170 : white; circle 310 -150 20 : ball(red)
oval 310 -136 70 12 : white /0.6; line 22 M-320 10 L-230 -106 : #b98a5e; circle -170 -150 50 : ball(lead); circle -170 -150 22 : ink
line 10 M-170 -150 L-110 -140 : ink; *5 62 -80 ring -110 -270 9 4 : steel; path M-40 -60 Q60 -160 190 -70 Q60 20 -40 -60z : ball(#8fb0bf)
path M170 -70 L250 -120 Q236 -70 250 -20z : #6f909f; circle 0 -76 9 : ink
# jersey hang blue,white 0
line 7 M0 -620 L0 -660 Q0 -690 26 -690 Q50 -690 50 -664 : lead; line 12 M-150 -560 L0 -622 L150 -560 : wood
path M-80 -606 Q-170 -590 -230 -540 L-300 -390 L-205 -330 L-176 -390 L-180 -150 L180 -150 L176 -390 L205 -330 L300 -390 L230 -540 Q170 -590 80 -606 L0 -530z : along(c-1,c+2,c,c+1,c-2)
path M-80 -606 L0 -520 L80 -606 L96 -596 L0 -490 L-96 -596z : white; <> path M230 -540 L300 -390 L270 -372 L204 -550z : white
path M-44 -420 L50 -420 L50 -390 L0 -230 L-40 -230 L8 -386 L-44 -386z : white; rect -180 -176 360 14 0 : white
path M-150 -120 L150 -120 L170 40 L20 40 L0 -40 L-20 40 L-170 40z : along(c-2,c,c-3); <> rect 130 -120 14 160 0 : white
# jar small black,blue 210
rect -180 -440 360 436 40 : tube(c); rect -190 -530 380 96 18 : tube(ink); *14 26 0 rect -182 -524 8 84 4 : lead-3; rect -180 -360 360 250 0 : gold
rect -180 -340 360 210 0 : c-2; path M-70 -200 Q-110 -250 -60 -290 Q-30 -310 -20 -270 L40 -280 Q90 -290 80 -230 Q70 -180 0 -176z : white
rect -110 -160 220 16 8 : white; path M200 -60 L300 -60 L320 0 L190 0z : white; oval 250 -60 52 14 : #e8d5b5; line 12 M300 -50 L380 -70 : white
`;
