// Written by app/kits/i18n/write-message-types.ts from ja.json: change the copy, then run it again.

/** The keys of this copy and, for each text, the arguments it takes. */
export type Messages = {
  head: {
    title: "";
    line: "";
  };
  box: {
    label: "";
    placeholder: "";
    go: "";
    loading: "";
  };
  count: "{count, number}";
  most: "{count, number}";
  browse: "{count, number}";
  notice: {
    tip: "";
    facet: "";
    cut: "";
  };
  answer: {
    label: "";
    open: "";
    read: "";
    look: "";
    tryOn: "";
    hack: "";
    chapter: "";
    why: "";
    wear: "";
    meet: "";
    holding: "";
  };
  loop: {
    stop: "";
    go: "";
    label: "{place}{motion}{tool}";
  };
  kind: {
    tip: "";
    hack: "";
    faq: "";
    product: "";
    look: "";
    monster: "";
    prophecy: "";
    chapter: "";
    ingredient: "";
  };
  understood: {
    label: "";
    kind: {
      jan: "";
      code: "";
      hex: "";
      colour: "";
      tone: "";
      season: "";
      price: "";
      finish: "";
      line: "";
      state: "";
      ingredient: "";
    };
    catalogue: "";
    season: "";
    relaxed: "";
    wrong: "";
    foreign: "";
    ingredient: "";
  };
  care: {
    other: "";
  };
  more: "{count, number}";
  why: {
    matched: "{asked, number}{held, number}";
    share: "{percent, number}";
    same: "{written}{place}";
    synonym: "{written}{found}{place}";
    near: "{written}{found}{place}";
    typo: "{written}{found}{place}";
    stem: "{written}{found}{place}";
    typing: "{written}{found}{place}";
    sentence: "{place}";
    letters: "";
    only: "";
    place: {
      title: "";
      reading: "";
      ask: "";
      keyword: "";
      body: "";
    };
    met: "{written}";
    missed: "{written}";
    season: "{written}";
    conditions: "{asked, number}{held, number}";
  };
  facets: {
    open: "";
    chosen: "{count, number}";
    drop: "";
    part: "";
    worry: "";
    minutes: "";
    type: "";
    tool: "";
    option: "{word}{count, number}";
  };
  part: {
    skin: "";
    nose: "";
    brow: "";
    lid: "";
    line: "";
    lash: "";
    under: "";
    cheek: "";
    lip: "";
    contour: "";
    whole: "";
    pouch: "";
  };
  worry: {
    smudge: "";
    transfer: "";
    uneven: "";
    dry: "";
    shine: "";
    puffy: "";
    dull: "";
    shadow: "";
    pore: "";
    cake: "";
    pale: "";
    colour: "";
    shape: "";
    hurry: "";
    clean: "";
    weather: "";
    event: "";
    beginner: "";
  };
  minutes: {
    "1": "";
    "3": "";
    "5": "";
    "10": "";
  };
  type: {
    REISUI: "";
    SUICHUKA: "";
    ONTO: "";
    TSUYUDAMA: "";
    KOTO: "";
    RITO: "";
    KOUKA: "";
    KIKA: "";
  };
  tool: {
    finger: "";
    brush: "";
    sponge: "";
    puff: "";
    swab: "";
    tissue: "";
    pencil: "";
    curler: "";
    cotton: "";
    towel: "";
    scissors: "";
    tweezers: "";
    mirror: "";
  };
  line: {
    lip: "";
    tint: "";
    mascara: "";
    liner: "";
    shadow: "";
    base: "";
    brow: "";
    tool: "";
  };
  finish: {
    matte: "";
    satin: "";
    gloss: "";
    sheer: "";
    tint: "";
    glitter: "";
    pearl: "";
    any: "";
  };
  state: {
    limited: "";
    ended: "";
    coming: "";
  };
  motion: {
    dab: "";
    press: "";
    blend: "";
    sweep: "";
    wipe: "";
    line: "";
    stroke: "";
    point: "";
    layer: "";
    curl: "";
    glow: "";
    trim: "";
    wash: "";
  };
  place: {
    eye: "";
    brow: "";
    lips: "";
    cheek: "";
    face: "";
    tool: "";
  };
  start: {
    morning: "";
    day: "";
    evening: "";
    night: "";
    more: "";
    parts: "";
    recent: "";
    device: "";
    remove: "{query}";
    removeAll: "";
  };
  saved: {
    title: "";
    count: "{count, number}";
    how: "{visitors, number}";
  };
  zero: {
    message: "{query}";
    ways: "";
    words: "";
    wordsNone: "";
    common: {
      lip: "";
      lash: "";
      brow: "";
    };
    catalogue: "";
    catalogueAll: "";
    catalogueWith: "";
    ask: "";
    askOpen: "{title}";
    askAll: "";
    nearest: "";
    story: "";
    again: "";
  };
  tip: {
    back: "";
    backStart: "";
    asks: "";
    steps: "";
    why: "";
    caution: "";
    facts: "";
    minutes: "{count, number}";
    level: {
      "1": "";
      "2": "";
      "3": "";
    };
    tools: "";
    none: "";
    types: "";
    lines: "";
    see: "{word}";
    related: "";
    hacks: "";
    chapters: "";
  };
  feedback: {
    question: "";
    yes: "";
    no: "";
    thanks: "";
    helped: "{count, number}";
    reason: "";
    failed: "";
    reasons: {
      unclear: "";
      "no-effect": "";
      "no-tool": "";
      "too-long": "";
      "other-worry": "";
    };
  };
};
