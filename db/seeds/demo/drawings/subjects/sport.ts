/** Sport and leisure; the format is told in subject.ts, that of the shapes in art.ts. */
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
# ball farm white,yellow,orange 210
circle 0 -210 210 : ball(c); path M0 -300 L84 -238 L52 -140 L-52 -140 L-84 -238z : ink
<> path M120 -380 Q180 -340 200 -260 L150 -270 L104 -330z : ink; <> path M206 -180 Q200 -110 160 -70 L120 -104 L140 -170z : ink
path M-60 -404 Q0 -424 60 -404 L40 -360 L-40 -360z : ink; path M-50 -6 Q0 6 50 -6 L40 -44 L-40 -44z : ink
line 5 M0 -300 L0 -360 M84 -238 L150 -270 M52 -140 L120 -104 M-52 -140 L-120 -104 M-84 -238 L-150 -270 : ink; oval -80 -330 50 30 : white /0.4
# gloves hang red 0
line 8 M-110 -480 Q-60 -660 0 -680 Q60 -660 110 -480 : cream; circle 0 -684 16 : ball(lead); <> rect 60 -500 130 110 20 : tube(white)
<> rect 60 -470 130 22 0 : red-2; <> path M50 -400 Q30 -180 90 -130 Q190 -90 240 -190 Q270 -330 200 -400z : ball(c)
<> path M60 -380 Q0 -340 20 -260 Q40 -220 80 -250 Q100 -320 90 -380z : down(c+2,c-1)
<> path M150 -370 Q220 -340 220 -240 Q190 -320 130 -350z : white /0.3
# racket small blue,red,green 310
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
# cityBike street green,red,black,blue,white,orange 370
<> ring 220 -150 140 14 : soot; <> ring 220 -150 130 4 : steel; ~16 -220 -150 line 2 M0 0 V-130 : steel; ~16 220 -150 line 2 M0 0 V-130 : steel; line 14 M-220 -150 L-150 -400 M-150 -360 Q-60 -160 20 -150 L110 -390 M20 -150 L220 -150 L100 -360 M-140 -340 L90 -340 : c; line 12 M-150 -400 L-170 -450 Q-100 -500 -80 -430 : steel; path M60 -410 H180 Q200 -390 170 -380 H80z : {ink|brown}; circle 20 -150 36 : {ink|steel}; line 8 M20 -150 L60 -90 M200 -300 L330 -300 : ink; path M-330 -170 Q-220 -340 -90 -220 L-110 -210 Q-220 -310 -316 -170z : c-1; path M110 -200 Q220 -330 350 -160 L336 -160 Q220 -300 120 -190z : c-1; {box -300 -470 120 90 60 6 : wood|rect 210 -310 120 14 4 : ink|circle -190 -430 18 : lamp}
# mountainBike street red,green,blue,orange,black,yellow 370
<> ring 220 -150 150 26 : soot; <> ring 220 -150 126 6 : {lead|c}; ~14 -220 -150 line 3 M0 0 V-120 : lead; ~14 220 -150 line 3 M0 0 V-120 : lead; line 22 M-220 -150 L-160 -380 : {ink|steel}; line 24 M-160 -380 L10 -150 L100 -340 L-160 -380 : c; line 16 M10 -150 L220 -150 L100 -350 : c-1; line 14 M-160 -380 L-180 -440 M-230 -450 L-100 -430 : ink; path M40 -380 L170 -400 Q190 -370 150 -360 L60 -360z : ink; circle 10 -150 44 : ink; circle 220 -150 30 : ink; line 6 M10 -110 L220 -124 : lead; line 9 M10 -150 L-40 -80 : ink; ~6 10 -150 circle 0 -34 6 : steel; rect -120 -330 100 30 8 : {white|ink|c+2}
# eBike street black,white,grey,red 360
<> ring 210 -140 130 30 : soot; <> ring 210 -140 108 6 : steel; ~10 -210 -140 line 4 M0 0 V-100 : lead; ~10 210 -140 line 4 M0 0 V-100 : lead; circle 210 -140 40 : ink; line 26 M-210 -140 L-150 -390 : c; path M-160 -370 Q-40 -150 60 -140 L80 -180 Q-20 -210 -100 -380z : front(c); rect -60 -260 210 60 20 : {ink|lead}; rect -30 -246 80 24 6 : {#59d08a|#5ad1ff}; line 16 M40 -160 L110 -380 M60 -140 L210 -140 : c; line 12 M-150 -390 L-180 -450 L-90 -460 : ink; path M60 -410 H200 Q220 -380 180 -370 H80z : {brown|ink}; rect 170 -320 170 14 4 : ink; circle -190 -400 24 : lamp; line 8 M40 -130 L-10 -70 : ink
# foldBike street blue,red,yellow,white,green 300
<> ring 200 -100 94 18 : soot; ~10 -200 -100 line 3 M0 0 V-84 : steel; ~10 200 -100 line 3 M0 0 V-84 : steel; line 26 M-170 -210 Q-20 -190 60 -110 : c; rect -50 -206 40 44 8 : {ink|steel}; line 14 M-200 -100 L-160 -230 L-120 -560 : {steel|ink}; line 12 M-170 -570 L-70 -550 : ink; line 14 M60 -110 L120 -480 M60 -110 L200 -100 L90 -260 : c; path M60 -510 H180 Q200 -480 170 -476 H80z : ink; circle 50 -110 34 : {ink|steel}; line 8 M50 -110 L90 -50 : ink; rect 170 -240 140 12 4 : ink; rect -230 -420 90 60 8 : {ink|wood|white}
# hoverboard street black,red,blue,white 330
path M-330 -110 Q-330 -160 -250 -160 L-60 -130 H60 L250 -160 Q330 -160 330 -110 L310 -60 L60 -50 H-60 L-310 -60z : front(c); <> rect 290 -190 110 190 50 : soot; <> rect 310 -170 70 150 34 : {lead|c-2}; <> rect 90 -170 150 30 10 : ink; <> rect 120 -90 110 24 10 : {#5ad1ff|#ff5ab0|#59d08a}; rect -50 -110 100 40 12 : {ink|c-3}; *4 24 0 circle -36 -90 6 : {#59d08a|white}
# stuntScooter street black,red,green,violet,blue 270
line 24 M-160 -90 L-120 -560 : c; line 20 M-220 -560 L-30 -570 : ink; <> rect 0 0 0 0 0 : c; rect -240 -576 60 34 12 : {red|green|ink}; rect -60 -586 60 34 12 : {red|green|ink}; path M-190 -120 L-100 -110 L200 -90 Q240 -80 240 -60 H-100 Q-150 -60 -190 -120z : front({c|steel}); rect -60 -100 240 14 2 : {ink|c+3}; rect -176 -240 50 60 10 : {steel|c-2}; <> circle 200 -46 46 : {soot|c}; <> circle 200 -46 24 : {steel|gold|ink}; path M180 -110 Q250 -130 260 -80 L240 -70z : {ink|c-1}
# bikeParts flat black 0
ring -150 -350 {190..200} 26 : soot; ring -150 -350 174 6 : steel; ~18 -150 -350 line 2 M0 0 V-176 : steel; circle -150 -350 22 : lead; ring 190 -430 110 22 : {ink|lead}; rect 290 -450 40 14 4 : steel; path M60 -170 Q160 -230 330 -190 Q370 -150 300 -120 L180 -110 Q90 -100 60 -170z : front({brown|ink|red}); rect 200 -120 24 90 6 : steel; *9 34 0 rect -330 -70 24 20 8 : steel; *9 34 0 circle -318 -60 5 : ink; @ -60 -60 12 rect -20 -20 160 40 10 : {red|blue|ink}
# powerTower home black,red,grey 300
<> line 24 M210 -640 L230 0 M120 -640 L130 0 : {ink|c}; rect -240 -650 480 24 8 : {ink|c}; rect -250 -20 500 20 6 : ink; *7 0 48 rect -70 -420 140 40 6 : {lead|ink}; line 5 M0 -640 V-420 : steel; line 20 M-180 -560 H180 : steel; <> rect 160 -576 60 34 14 : ink; rect -170 -260 150 60 20 : front({ink|red|c}); rect -180 -470 60 220 20 : front({ink|red|c}); <> line 14 M140 -330 L320 -330 : steel; <> circle 320 -330 40 : lead-3
# pullUp yard black,blue,red,yellow 330
<> line 24 M220 -640 V-20 : {c|lead}; line 22 M-230 -630 H230 : {c|lead}; <> line 20 M320 -400 H120 : {ink|c}; <> rect 110 -416 120 34 14 : ink; <> line 16 M220 -300 L320 -400 : {c|lead}; <> path M150 -20 L290 -20 L310 0 H130z : ink; line 14 M-220 -100 H220 : {c|lead}; <> rect 60 -646 90 34 14 : {ink|red}; rect -80 -480 160 200 20 : {ink|c-2}; line 10 M0 -620 L-30 -520 M0 -620 L30 -520 : {red|gold}
# kettlebells home black,red,blue,green 350
*3 0 0 ring 0 0 0 0 : c; ring -220 -330 84 30 : {ink|steel}; circle -220 -150 150 : ball({c|ink}); circle -220 -150 60 : c-2; rect -250 -170 60 40 4 : white /0.8; ring 90 -250 66 26 : {ink|steel}; circle 90 -110 112 : ball({c|lead-3}); rect 66 -130 48 34 4 : white /0.8; ring 300 -170 48 20 : {ink|steel}; circle 300 -76 78 : ball({c|ink}); rect 284 -94 34 26 4 : white /0.8
# yogaMat flat violet,green,blue,pink,black 0
rect -330 -600 300 480 10 : c; rect -330 -140 320 120 60 : tube(c-1); circle -20 -80 56 : c-2; ring -20 -80 30 8 : c+2; *7 0 60 line 3 M-320 -{560..564} H-40 : c+2 /0.5; <> circle 0 0 0 : c; ring 160 -450 {110..130} 22 : {red|yellow|green}; ring 200 -400 100 22 : {blue|orange|violet}; ring 150 -360 90 20 : {green|pink|sky}; line 18 M80 -120 Q200 -220 330 -90 : {ink|yellow}; @ 80 -120 30 rect -20 -50 40 100 14 : ink; @ 330 -90 -30 rect -20 -50 40 100 14 : ink
# soccerBoots small red,green,yellow,white,orange,blue 370
path M-350 -70 Q-360 -150 -270 -170 L-100 -240 L30 -310 Q90 -320 130 -270 L280 -290 Q320 -200 330 -80z : down(c+2,c,c-2); *5 110 0 path M-310 -70 h50 l-10 66 h-30z : {ink|white}; path M-350 -76 H330 V-56 H-350z : {ink|white}; path M-60 -220 L200 -110 L190 -90 L-90 -190z : {white|ink}; *4 36 -20 line 7 M-120 -240 l40 40 : white; path M20 -480 Q120 -520 200 -460 L190 -330 Q110 -290 50 -340z : {white|ink|c}; line 10 M60 -430 H180 M64 -390 H176 : {red|blue|lead}
# punchBag fixed black,red,brown,blue 0
*5 0 34 ring 0 -700 14 6 : steel; <> line 8 M0 -560 L110 -500 : steel; rect -120 -510 240 480 40 : tube(c); *3 0 150 rect -124 -460 248 20 0 : c-3; rect -90 -340 180 90 6 : {white|red|gold|ink} /0.85; *4 0 0 line 3 M-120 -130 H120 : c-3; rect -30 -330 60 70 4 : {ink|white} /0.7
# tennisTable yard blue,green 410
path M-300 -330 H320 L400 -230 H-400z : down(c+1,c-1); line 6 M-300 -330 L-400 -230 M320 -330 L400 -230 M-350 -280 H360 M0 -330 L0 -230 : white; rect -400 -230 800 18 2 : c-3; path M-20 -360 L-40 -220 L30 -220 L26 -360z : white /0.3; line 5 M-10 -370 L-40 -210 : ink; <> line 16 M320 -212 L300 0 : lead; <> line 16 M180 -320 L190 -60 : lead-2; @ 200 -290 20 circle 0 0 40 : {red|ink}; @ 200 -290 20 rect -8 36 16 50 4 : wood; circle -160 -300 14 : {white|orange}
# snowboard fixed red,blue,green,black,orange,violet 0
rect -170 -690 200 680 100 : tube(c); path M-160 -500 Q-60 -{400..560} 20 -400 V-250 Q-60 -{120..280} -160 -260z : {white|yellow|sky|ink|pink} /0.9; {circle -70 -560 50 : yellow|path M-150 -140 L-70 -240 L20 -130z : white|~5 -70 -150 path M0 -60 L16 -16 L-16 -16z : white}; <> rect 0 0 0 0 0 : c; *2 0 240 rect -130 -510 120 50 10 : ink; *2 0 240 rect -110 -530 80 90 20 : lead-3; *1 0 0 path M120 -330 H230 L240 -150 Q330 -120 350 -60 V-10 H110z : front({ink|grey|c-2}); *4 0 44 line 8 M150 -300 H220 : {white|c}; rect 104 -30 250 26 10 : {c|lead}
# sleepingBag farm blue,green,orange,red 390
path M-380 -60 Q-400 -220 -260 -240 L280 -180 Q380 -150 380 -60 Q360 0 280 0 H-280 Q-370 -10 -380 -60z : front(c); path M-370 -90 Q-380 -210 -260 -220 Q-160 -200 -150 -100z : {c+3|orange|sky}; *5 90 8 line 5 M-110 -220 Q-90 -120 -110 -10 : c-3 /0.5; line 8 M-150 -110 L370 -60 : {gold|ink}; rect 180 -330 200 110 54 : tube({green|blue|orange}); circle 374 -276 50 : {green-2|blue-2}; ring 374 -276 26 6 : white /0.6; *3 60 0 rect 210 -334 14 118 4 : ink
# fishingSet lake green,blue,red 0
box -220 -170 300 160 90 10 : {green-1|c|ink}; rect -230 -190 320 40 8 : c-2; rect -100 -180 60 30 6 : gold; line 9 M-180 -190 L-340 -660 M-100 -190 L-60 -680 M0 -190 L140 -670 : ink; circle -200 -250 26 : {steel|gold}; circle -90 -260 24 : {steel|gold}; line 2 M-340 -660 L-380 -100 M140 -670 L330 -60 : white; path M180 -180 H360 L350 -150 H190z : {green-2|c}; line 10 M200 -150 L340 0 M340 -150 L200 0 : lead; line 9 M190 -180 L180 -330 : lead; rect 170 -330 30 150 8 : {green-2|c}; circle 330 -40 16 : red; path M-420 0 H420 V20 H-420z : #8fb0a0 /0.5
# trackSuit hang black,blue,red,green,grey 0
use hanger 0 0 0.9; path M-90 -570 Q-180 -550 -220 -490 L-280 -220 L-210 -200 L-160 -360 L-160 -210 H160 L160 -360 L210 -200 L280 -220 L220 -490 Q180 -550 90 -570 Q0 -520 -90 -570z : along(c-2,c+2,c,c+2,c-2); <> *3 18 6 line 8 M150 -510 L220 -240 : white; line 6 M0 -530 V-210 : {white|steel}; path M-140 -190 H140 L170 50 L40 54 L0 -90 L-40 54 L-170 50z : along(c-2,c+2,c,c+1,c-2); <> *3 14 0 line 6 M110 -180 L126 46 : white; {path M40 -440 q60 10 110 -40 q-40 70 -110 40z : white|*3 20 0 path M50 -420 l14 -40 l20 40z : white|circle 90 -430 24 : white}
# supplements small black,blue,red,green,white 280
rect -300 -360 240 360 30 : tube(c); rect -310 -430 260 80 16 : tube({ink|red|gold}); rect -290 -290 220 190 8 : {white|gold|red|ink}; path M-220 -120 l50 -140 l-16 90 l50 0 l-70 120 l16 -70z : {gold|c|white}; rect 0 -280 190 280 26 : tube({white|c-2|blue}); rect -6 -340 202 70 14 : tube({ink|orange}); rect 10 -220 170 140 6 : {c|gold|ink}; rect 30 -200 {70..130} 20 4 : white; *5 0 0 oval 0 0 0 0 : c; *4 30 0 oval 230 -{14..20} 22 12 : {white|gold|red}; oval 280 -30 22 12 : {white|gold|orange}
`;
