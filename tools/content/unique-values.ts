import type { Content } from "./merge-content.ts";

/** What may stand only once in all content, by what a fault calls it. */
export const uniqueValues: Readonly<Record<string, (content: Content) => readonly (string | number)[]>> = {
  monster: ({ monsters }) => monsters.map(({ id }) => id),
  "monster colour": ({ monsters }) => monsters.map(({ hex }) => hex),
  product: ({ products }) => products.map(({ id }) => id),
  JAN: ({ products }) => products.map(({ jan }) => jan),
  "shop path": ({ products }) => products.map(({ shopPath }) => shopPath),
  family: ({ families }) => families.map(({ id }) => id),
  zone: ({ zones }) => zones.map(({ id }) => id),
  "schedule entry": ({ schedule }) => schedule.map(({ id }) => id),
  "companion's line": ({ companionLines }) =>
    companionLines.flatMap(({ lines, letters, ball: pollLines }) => [
      ...Object.values(lines),
      ...letters,
      ...Object.values(pollLines),
    ]),
  "companion abroad": ({ companionAbroad }) => companionAbroad.map(({ lang, monsterId }) => `${monsterId} in ${lang}`),
  "companion's line abroad": ({ companionAbroad }) => companionAbroad.flatMap(({ lines }) => Object.values(lines)),
  "restore word": ({ restoreWords }) => restoreWords.map(({ reading }) => reading),
  seal: ({ seals: badges }) => badges.map(({ id }) => id),
  tip: ({ tips }) => tips.map(({ id }) => id),
  transmission: ({ transmissions }) => transmissions.map(({ id }) => id),
  question: ({ faq }) => faq.map(({ id }) => id),
  hack: ({ hacks }) => hacks.map(({ number }) => number),
  "hack title": ({ hacks }) => hacks.map(({ title }) => title),
  "hack drawing": ({ hacks }) => hacks.map(({ drawing }) => JSON.stringify(drawing)),
  constellation: ({ faceTypes }) => faceTypes.map(({ constellation }) => JSON.stringify(constellation)),
  "face duo": ({ faceDuos }) => faceDuos.map(({ pair }) => pair.join(" and ")),
  "duo title": ({ faceDuos }) => faceDuos.flatMap(({ titles }) => Object.values(titles)),
  "pair of two faces": ({ twoFacesLines }) => twoFacesLines.map(({ pair }) => pair.join(" and ")),
  "line of two faces": ({ twoFacesLines }) => twoFacesLines.map(({ text }) => text),
  "look of two faces": ({ twoFacesLooks }) =>
    twoFacesLooks.flatMap(({ half, index, name }) => [`${half} ${index}`, name]),
  "word of two faces": ({ twoFacesWords }) =>
    twoFacesWords.flatMap(({ half, part, number, text }) => [`${half} ${part} ${number}`, `${half} ${text}`]),
  film: ({ films: videos }) => videos.map(({ id }) => id),
  "ball debate": ({ ballDebates }) => ballDebates.map(({ id }) => id),
  "ball speech": ({ ballSpeeches }) =>
    ballSpeeches.flatMap(({ manifesto, thanks, cheer, lookOn }) => [manifesto, thanks, cheer, lookOn]),
  "make-up placement": ({ makeupPlacements }) =>
    makeupPlacements.map(({ line, depth, ratio }) => `${line} ${depth} ${ratio}`),
  "make-up look": ({ makeupLooks }) => makeupLooks.flatMap(({ id, names }) => [id, ...Object.values(names)]),
  "line of a make-up look": ({ makeupLooks }) => makeupLooks.map(({ line }) => line),
  "tester mission": ({ testerMissions }) =>
    testerMissions.map(({ number, words }) => `${Object.keys(words).join()} ${number}`),
};
