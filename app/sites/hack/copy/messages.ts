// Written by app/kits/i18n/write-message-types.ts from ja.json: change the copy, then run it again.

/** The keys of this copy and, for each text, the arguments it takes. */
export type Messages = {
  head: {
    todayFirst: "";
    todaySecond: "";
  };
  questions: {
    progress: "{step, number}";
    worry: "";
    worryHint: "";
    minutes: "";
    minutesHint: "";
    tools: "";
    toolsHint: "";
    deal: "";
    answered: "";
    badKey: "";
    badAnswer: "";
  };
  worries: {
    line: "";
    lid: "";
    brow: "";
    lash: "";
    tear: "";
    lip: "";
    mask: "";
    rain: "";
    glasses: "";
    base: "";
    cheek: "";
    late: "";
  };
  minutes: "{minutes, number}";
  tools: {
    liner: "";
    brow: "";
    shadow: "";
    mascara: "";
    lip: "";
    balm: "";
    base: "";
    powder: "";
    cheek: "";
    brush: "";
    swab: "";
    curler: "";
    none: "";
  };
  levels: {
    "1": "";
    "2": "";
    "3": "";
  };
  types: {
    REISUI: "";
    SUICHUKA: "";
    ONTO: "";
    TSUYUDAMA: "";
    KOTO: "";
    RITO: "";
    KOUKA: "";
    KIKA: "";
  };
  paper: {
    rule: "{rule}";
    stamp: "";
    rip: "";
    hint: "";
    torn: "{rule}";
    see: "";
    number: "{number, number}";
    kind: "";
  };
  drawing: {
    alt: "{title}";
    before: "";
    after: "";
    pause: "";
    play: "";
  };
  deck: {
    place: "{n, number}{count, number}";
    save: "";
    skip: "";
    keys: "";
    saved: "{count, number}";
    longer: "{minutes, number}";
    missing: "{tools}";
    widenedTime: "{minutes, number}";
    widenedTools: "";
  };
  none: {
    message: "";
    again: "";
    change: "";
    story: "";
    title: "";
  };
  result: {
    own: "";
    others: "";
    steps: "";
    caution: "";
    wear: "";
    why: "";
    who: "";
    found: "{monster}{rule}";
    types: "{types}";
    ownType: "";
    source: "";
    saved: "";
    saving: "";
    unsaved: "";
    notSaved: "";
    retry: "";
    toSavedHacks: "";
    also: "";
    again: "";
    mine: "";
    save: "";
  };
  savedHacks: {
    title: "";
    lead: "";
    count: "{count, plural, other {}}";
    emptyMessage: "";
    emptyStory: "";
    draw: "";
    remove: "{title}";
    removeShort: "";
    removed: "{title}";
    undo: "";
    on: "{date}";
    failed: "";
    retry: "";
    loading: "";
    noScript: "";
  };
};
