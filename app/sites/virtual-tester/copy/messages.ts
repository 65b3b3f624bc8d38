// Written by app/kits/i18n/write-message-types.ts from ja.json: change the copy, then run it again.

/** The keys of this copy and, for each text, the arguments it takes. */
export type Messages = {
  lips: {
    title: "";
    lead: "";
  };
  tints: {
    title: "";
    lead: "";
  };
  unknown: "";
  canvas: {
    label: "{face}{shade}";
    own: "";
    model: "";
    live: "";
    asking: "";
    loading: "";
    engine: "{loaded, number}{total, number}";
    photo: "";
    noFace: "";
    dark: "";
    notWebgl: "";
    colours: "";
    withEyes: "{face}{shade}";
    bare: "{face}";
  };
  rail: {
    label: "";
    today: "";
  };
  bare: "";
  split: {
    start: "";
    label: "";
    less: "";
    more: "";
  };
  intensity: "";
  coats: {
    label: "";
    one: "";
    two: "";
    three: "";
  };
  after: {
    label: "";
    fresh: "";
    coffee: "";
    tissue: "";
    wipe: "";
  };
  faces: {
    title: "";
    models: "";
    modelOf: "{n, number}";
    camera: "";
    cameraNote: "";
    photo: "";
    photoNote: "";
    close: "";
    next: "";
    engine: "";
    own: "";
  };
  mirror: {
    freeze: "";
    again: "";
    paper: "";
    paperHow: "";
    paperTake: "";
    paperDone: "";
    paperOff: "";
    dark: "";
    blinding: "";
    "not-white": "";
    paperEnd: "";
  };
  save: {
    button: "";
    saved: "";
    fileName: "";
    tried: "";
    added: "";
    failed: "";
    label: "";
    send: "";
    notSaved: "";
  };
  compare: {
    title: "";
    lead: "";
    add: "{shade}";
    remove: "{shade}";
    full: "";
    apply: "{shade}";
    isIn: "{shade}";
  };
  blind: {
    title: "";
    lead: "";
    begin: "";
    apply: "{n, number}";
    take: "";
    leave: "";
    chosen: "{name}";
    others: "";
    counted: "";
    report: "";
    again: "";
    already: "{name}";
  };
  company: {
    title: "";
    pack: "";
    meets: "{monster}";
  };
  onward: {
    product: "";
    other: {
      lips: "";
      tints: "";
    };
  };
  error: {
    again: "";
    model: "";
    photoBroken: "";
    noFace: "";
    denied: "";
    noCamera: "";
    why: "";
    inApp: "";
    engine: "";
  };
  withoutScript: "";
  parts: {
    label: "";
    lips: "";
    lids: "";
    lashes: "";
    line: "";
    applied: "";
  };
  off: {
    lips: "";
    lids: "";
    lashes: "";
    line: "";
  };
  before: "";
  eyes: {
    loading: "";
    missing: "";
    palettes: "";
    pans: "";
    empty: "";
    own: "";
    how: "";
    roles: {
      base: "";
      main: "";
      deep: "";
      light: "";
    };
    nothing: "";
    fill: "{role}";
    families: "";
    mascaras: "";
    liners: "";
    product: "";
    ownMark: "";
    ownWords: "";
    ownMade: "";
  };
};
