/**
 * Short English words for things that the beginnings and sounds of others look like (mat, matte; book, buckle; pen, pain):
 * who types one alone means just that, so it is found where a title has it, and carried on or put right nowhere. Only
 * words of three to five letters need to stand here.
 */
export const wholeWords: ReadonlySet<string> = new Set(
  `ant apple arm axe baby back bag ball band bar base bat bath bean bear bed bee bell belt bike bin bird boat
   bolt book boot bow bowl box bread brush buck bulb cage cake camp can cap car card cart case cat chain chair
   chess clip clock coat coin cold comb cork corn cot crib cup cut deck desk dish doll door dress drill drum ear
   egg eye face file film fire fish flag flask food fork four frame fruit game gate gem gift glass globe glove
   glue goat gold grill guard gun hall ham hand hat head heat heel hook horn horse hose hot house ice ink iron
   jam jar jeans jug juice key kick kite knob lace lamp latch lawn lens lid line lion lock log loom lot lotus
   low mail main map mask mat mate meal meat meet melon met milk mill mirror moon mop motor mud mug nail neck
   net nose note nut oven pad page pain paint pan pants paper park part pearl pen pet phone photo piano pie pin
   pipe plant plate plug pole pool pump purse rack radio rail rain rake rat ring robe rock rod roof room root
   rope rose rug ruler sack salt sand saw screw sea seat seed sheep shell ship shirt shoe shop sink skin skirt
   skull sky slate sleep snake soap sock sofa soup spade spoon stamp star stick stone stool stove straw sugar
   suit swan swing table tank tap tape tax tea tent tie tile tin tire toe tool top torch towel toy train tray
   tree truck tub tube tyre vase vest wagon wall wax whip wig wine wing wire wood wool yard yarn year yoga`.split(
    /\s+/,
  ),
);
