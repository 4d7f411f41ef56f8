/**
 * English words that do not tell topics apart. A query need not match them, and the search file omits them where it
 * only lists words. Words that are also names in code (`is`, `in`, `on`) are found in headings and names.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about after again all also am an and any are as at be because been before being between both but by can cannot cant ' +
    'could did do does doesnt doing done dont each either else ever every few for from get gets getting had has have ' +
    'having he her here his how i if in instead into is isnt it its itself just like many may me might more most much must ' +
    'my neither no nor not now of off on once one only onto or other others our out over own per same she should so ' +
    'some still such than that the their them then there therefore these they thing things this those through thus to ' +
    'too under until up us very via want wants was way we were what when where whether which while who whose why ' +
    'will with within without would yet you your'
  ).split(' '),
);
