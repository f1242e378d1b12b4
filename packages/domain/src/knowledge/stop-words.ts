/**
 * English stop words, folded, before stemming. The last line has their spellings in chats.
 */
export const stopWords: ReadonlySet<string> = new Set(
  `a about after again all also always am an and any anybody anyone anything are as at be because been before being but by can cannot could did do does
  doing done else ever everybody everyone everything for from get gets getting got had has have having he her here hers him his how i if im in into is it its itself just
  let lets like many maybe me mine more most much my myself never no nobody nor not nothing now of off on once one only or other our ours out over own please
  shall she should so some somebody someone something such tell than thank thanks that the their theirs them then there these they this those
  through till to too under until up upon us very want was we were what whats when where whether which while who whom whose
  why will with would yes yet you your yours yourself
  arent cant couldnt didnt doesnt dont hadnt hasnt havent isnt ive shouldnt thats theres theyre theyve wasnt
  werent wheres whos wont wouldnt youd youll youre youve
  abt btw cos cuz dunno gimme gonna gotta haha hey hi hiya hmm kinda lol lot n ok okay oh pls plz ppl r rn shd smth tbh
  thru thx tho u ur w wanna wd ya ye yeah yall yous`.split(/\s+/),
);
