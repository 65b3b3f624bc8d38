// Written by app/kits/i18n/write-message-types.ts from ja.json: change the copy, then run it again.

/** The keys of this copy and, for each text, the arguments it takes. */
export type Messages = {
  stage: {
    chapter: "{number, number}{name}";
    leave: "";
    text: "";
    memoryFeed: "";
    soundOn: "";
    soundOff: "";
    next: "";
    resume: "{number, number}";
    broken: "";
    noScript: "";
    saved: "";
    savedLocally: "";
    remember: "{thing}";
    offline: "";
  };
  mirror: {
    wipe: "";
    wiping: "";
    found: "";
  };
  lantern: {
    ring: "";
    light: "";
    number: "{number, number}";
    far: "";
    middle: "";
    near: "";
    here: "";
    grey: "";
  };
  letter: {
    paper: "";
    place: "{place, number}";
    empty: "";
    words: "";
    close: "";
    left: "{count, number}";
    find: "";
  };
  gift: {
    give: "{text}";
  };
  name: {
    verbs: "";
    nouns: "";
    call: "";
    hold: "";
  };
  memory: {
    other: "";
    mine: "";
    own: "";
    again: "";
    code: "{hex}";
    came: "{thing}{gift}";
    letter: "";
    others: "{count, plural, other {}}{count, number}";
    lit: "";
    monster: "";
    petTitle: "";
    petHint: "";
    petSave: "";
    petSaved: "{name}";
    petRemove: "";
    petBad: "";
    petField: "";
    toFeed: "";
    failed: "";
    retry: "";
    unsaved: "";
  };
  feed: {
    first: "";
    second: "";
    count: "{count, plural, other {}}{count, number}";
    shown: "{count, number}";
    list: "";
    more: "";
    empty: "";
    own: "";
  };
  noRedEvent: {
    name: "";
    on: "";
    next: "{moment}";
    picture: "";
    first: "";
    second: "";
    lit: "{count, plural, other {}}{count, number}";
    light: "";
    done: "";
    already: "";
    closed: "";
    none: "";
    shown: "{day}";
    earlier: "";
    entry: "{day}{count, number}";
    need: "";
    mirror: "";
    showRed: "";
    story: "";
  };
  text: {
    title: "";
    lead: "";
    lacking: "";
    twice: "";
    mirror: "";
    lantern: "";
    letter: "{place, number}";
    choose: "";
    gift: "";
    verb: "";
    noun: "";
    send: "";
    play: "";
  };
  countdown: {
    first: "";
    second: "";
    days: "";
    hours: "";
    minutes: "";
    seconds: "";
    spoken: "{days, number}{hours, number}{minutes, number}";
    opens: "";
    prologue: "";
    dayOf: "{night, number}";
    nextLine: "{moment}";
    noLine: "{moment}";
    calendar: "";
    openFirst: "";
    openSecond: "";
    openNote: "";
    enter: "";
    eventClock: "";
    device: "{minutes, number}";
  };
  captions: {
    "water-drop": "";
    "brush-stroke": "";
    "far-bell": "";
    heartbeat: "";
    "card-turn": "";
    "seal-break": "";
    bubble: "";
    "eye-open": "";
  };
};
