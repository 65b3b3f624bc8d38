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
    faceless: "";
    withFace: "{face}{shade}";
    look: "{face}{look}";
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
    choose: "";
    who: "{count, plural, other {}}";
    number: "{number, number}";
    everyone: "";
    whole: "";
    engine: "";
    own: "";
  };
  poses: {
    label: "";
    neutral: "";
    smile: "";
    closed: "";
    turned: "";
    note: "";
    shown: {
      neutral: "";
      smile: "";
      closed: "";
      turned: "";
    };
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
  zoom: {
    label: "";
    nearer: "";
    farther: "";
    reset: "";
    keys: "";
  };
  leave: {
    photo: "";
    mirror: "";
    note: "";
    keep: "";
    close: "";
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
  keep: {
    open: "";
    title: "";
    lead: "";
    picture: "{name}";
    bare: "";
    clip: "{name}";
    clipName: "";
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
    review: "";
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
    whole: "";
    lips: "";
    lids: "";
    lashes: "";
    line: "";
    skin: "";
    cheeks: "";
    shade: "";
    light: "";
    brows: "";
    lipLine: "";
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
  skin: {
    title: "";
    lead: "";
    private: "";
    camera: "";
    photo: "";
    shown: "";
    eye: "";
    working: "";
    noCamera: "";
    missing: "";
    retry: "";
    dialog: {
      close: "";
      ways: "";
      paper: "";
      screen: "";
      eyes: "";
      paperHow: "";
      screenHow: "";
      eyesHow: "";
      take: "";
      flash: "";
      again: "";
      anyway: "";
    };
    error: {
      ambient: "";
      moved: "";
      adapted: "";
      eyes: "";
      hidden: "";
    };
    byEye: {
      title: "";
      tone: "{n, number}";
      brows: "";
      soft: "";
      medium: "";
      strong: "";
      show: "";
    };
    result: {
      title: "";
      paper: "";
      screen: "";
      eyes: "";
      chosen: "";
      lightness: "";
      lightnessHow: "";
      hue: "";
      hueHow: "";
      typologyAngle: "";
      typologyAngleHow: "";
      value: "{value, number}{plusMinus, number}";
      within: "";
      undertone: "";
      yellow: "";
      neutral: "";
      red: "";
      unsure: "";
      again: "";
      save: "";
      saved: "";
      delete: "";
      deleted: "";
    };
    bases: {
      title: "";
      strips: "";
      flat: "";
      nth: "{n, number}";
      difference: "{value, number}";
      same: "";
      lighter: "";
      darker: "";
      "much-lighter": "";
      "much-darker": "";
      hueSame: "";
      yellower: "";
      redder: "";
      undecided: "{n, number}";
      none: "";
      blend: "{one}{other}{ones, number}{others, number}{value, number}";
      note: "";
    };
    suggest: {
      title: "";
      soft: "{n, number}";
      medium: "{n, number}";
      strong: "{n, number}";
      ownLips: "{n, number}";
      with: "";
      against: "";
      disagree: "";
      back: "";
      lips: "";
      lids: "";
      try: "{shade}";
    };
    white: {
      title: "";
      how: "";
      picture: "";
      x: "";
      y: "";
      take: "";
    };
  };
  look: {
    lead: "{look}";
    label: "";
    hint: "";
    restore: "";
    changed: "{look}";
    own: "";
    title: "{look}";
    applied: "";
    products: "";
    loading: "";
    missing: "";
    parts: {
      base: "";
      contour: "";
      brow: "";
      lid: "";
      accent: "";
      liner: "";
      lash: "";
      cheek: "";
      light: "";
      lip: "";
    };
  };
  part: {
    none: "";
    place: "";
    finish: "";
    full: "";
    over: "";
    product: "";
    places: {
      "blush-cheekbone": "";
      "blush-inner": "";
      "blush-apple": "";
      "blush-draped": "";
      "blush-nose": "";
      "contour-cheek": "";
      "contour-jaw": "";
      "contour-nose": "";
      "highlight-cheekbone": "";
      "highlight-nose": "";
      "highlight-cupids-bow": "";
      "highlight-inner-corner": "";
    };
    finishes: {
      base: {
        matte: "";
        satin: "";
        dewy: "";
      };
      brow: {
        pencil: "";
        powder: "";
        gel: "";
      };
    };
    tone: "";
    tones: {
      own: "";
      shade: "";
    };
    shape: "";
    shapes: {
      natural: "";
      straight: "";
      arched: "";
    };
  };
};
