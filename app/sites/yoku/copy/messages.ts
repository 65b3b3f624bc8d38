// Written by app/kits/i18n/write-message-types.ts from ja.json: change the copy, then run it again.

/** The keys of this copy and, for each text, the arguments it takes. */
export type Messages = {
  title: "";
  pans: {
    base: "";
    main: "";
    deep: "";
    light: "";
  };
  choose: {
    lead: "";
    how: "";
    again: "";
    full: "";
    hand: "{n, number}{of, number}";
    sleepers: "";
    asleep: "{count, plural, other {}}{count, number}{met, number}";
    next: "";
    before: "";
    inPan: "{n, number}";
    pans: "{count, number}";
    shut: "";
    pansLabel: "";
    takeOut: "{word}";
    empty: {
      base: "";
      main: "";
      deep: "";
      light: "";
    };
    broken: "";
    onward: "";
  };
  compact: {
    open: "";
    rest: "";
    once: "";
    away: "";
  };
  today: {
    rested: "";
    prophecy: "";
    openWithProphecy: "";
    openRested: "";
    firstProphecy: "";
    toProphecy: "";
    opened: "";
    openedNote: "";
    resting: "";
    restingNote: "";
    look: "";
  };
  opened: {
    label: "{words}";
    mine: "";
    someones: "";
    swapped: "";
    skip: "";
    light: "";
    wear: "";
    rename: "";
    choose: "";
    four: "";
    product: "";
    productPrice: "{yen, number}";
    swap: "";
  };
  finishes: {
    matte: "";
    satin: "";
    pearl: "";
    glitter: "";
    sheer: "";
  };
  states: {
    limited: "";
    ended: "";
    coming: "";
  };
  tones: {
    black: "{hue}";
    dark: "{hue}";
    pale: "{hue}";
    vivid: "{hue}";
    soft: "{hue}";
  };
  hues: {
    grey: "";
    pink: "";
    red: "";
    orange: "";
    brown: "";
    beige: "";
    yellow: "";
    green: "";
    teal: "";
    blue: "";
    purple: "";
  };
  hints: {
    base: {
      pale: "";
      middle: "";
      dark: "";
      spark: "";
    };
    main: {
      pale: "";
      middle: "";
      dark: "";
      spark: "";
    };
    deep: {
      pale: "";
      middle: "";
      dark: "";
      spark: "";
    };
    light: {
      pale: "";
      middle: "";
      dark: "";
      spark: "";
    };
  };
  twins: {
    title: "";
    note: "{one}{other}";
  };
  unsaved: {
    note: "";
    rest: "";
  };
  others: {
    title: "";
    four: "";
    three: "";
    of: "{of, number}";
    nobody: "";
    first: "";
  };
  memo: {
    title: "";
    label: "";
    hint: "{max, number}";
    save: "";
    saved: "";
  };
  lids: {
    title: "";
    begin: "";
    bare: "";
    applied: "";
    colours: "";
    live: "";
    waiting: {
      stage: "";
      engine: "";
    };
    amount: "";
    models: "";
    model: "{n, number}";
    mirror: "";
    freeze: "";
    photo: "";
    here: "";
    externalBrowser: "";
    error: {
      photo: "";
      noFace: "";
      denied: "";
      noCamera: "";
      inApp: "";
      engine: "";
    };
  };
  swap: {
    title: "";
    how: "";
    theirs: "";
    theirsHow: "";
    which: "";
    colours: "";
    words: "";
    change: "";
    over: "";
  };
  share: {
    title: "";
    tomorrow: "";
  };
};
