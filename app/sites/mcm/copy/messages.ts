// Written by app/kits/i18n/write-message-types.ts from ja.json: change the copy, then run it again.

/** The keys of this copy and, for each text, the arguments it takes. */
export type Messages = {
  heading: {
    one: "";
    two: "";
  };
  lede: "";
  flex: {
    label: "";
    hint: "";
    value: "{degrees}";
    soundOn: "";
    soundOff: "";
    sparse: "";
    middle: "";
    dense: "";
  };
  stage: {
    picture: "{name}{material}{shape}{tip}{colour}";
    left: "";
    right: "";
    flat: "";
    sample: "";
  };
  steps: {
    label: "";
    line: "";
    colour: "";
    name: "";
    toColour: "";
    toName: "";
  };
  slider: {
    less: "{label}";
    more: "{label}";
  };
  line: {
    title: "";
    length: "";
    lengthValue: "{mm}";
    curve: "";
    density: "";
    densityValue: "{count}";
    tip: "";
    tips: {
      straight: "";
      tapered: "";
      waisted: "";
      drop: "";
      ball: "";
    };
  };
  colour: {
    title: "";
    base: "";
    second: "";
    none: "";
    amount: "";
    amountValue: "{percent}";
    mixed: "{one}{two}{percent}";
    glitter: "";
    glitters: {
      g0: "";
      g1: "";
      g2: "";
      g3: "";
    };
    names: {
      c0: "";
      c1: "";
      c2: "";
      c3: "";
      c4: "";
      c5: "";
      c6: "";
      c7: "";
      c8: "";
      c9: "";
      c10: "";
      c11: "";
      c12: "";
      c13: "";
      c14: "";
      c15: "";
    };
  };
  name: {
    title: "";
    first: "";
    last: "";
    again: "";
    hint: "";
    unkind: "";
  };
  finish: {
    do: "";
    again: "";
    public: "";
    publicHint: "";
    offline: "";
    failed: "";
    retry: "";
    away: "";
    unsaved: "";
  };
  certificate: {
    nearest: "";
    title: "";
    number: "{number}";
    unnumbered: "";
    known: "";
    experiment: "";
    brush: "";
    liquid: "";
    colour: "";
    case: "";
    hung: "";
    saved: "";
    hidden: "";
    publish: "";
    unpublish: "";
    tryOn: "";
    story: "";
  };
  brushWords: "{length}{density}";
  lengths: {
    short: "";
    middle: "";
    long: "";
  };
  densities: {
    sparse: "";
    middle: "";
    dense: "";
  };
  liquids: {
    film: "";
    half: "";
    fibre: "";
  };
  draft: {
    found: "{name}";
    open: "";
    later: "";
  };
  refused: {
    broken: "";
    newer: "";
    reload: "";
  };
  more: {
    title: "";
    hint: "";
    worry: "";
    worryHint: "";
    worryNone: "";
    worries: {
      short: "";
      droop: "";
      sparse: "";
      smudge: "";
      heavy: "";
      fine: "";
    };
    liquid: "";
    fibre: "";
    fibreValue: "{percent}";
    volume: "";
    volumeValue: "{percent}";
    dry: "";
    dryValue: "{seconds}";
    case: "";
    shape: "";
    shapes: {
      round: "";
      fluted: "";
      hexagon: "";
      waist: "";
      bud: "";
    };
    material: "";
    materials: {
      black: "";
      red: "";
      chrome: "";
      gunmetal: "";
    };
    lashes: "";
  };
  rain: {
    on: "";
    off: "";
    line: "";
  };
  conflicts: {
    title: "";
    allowed: "";
    denseQuick: "";
    longThin: "";
    fibreVolume: "";
    ballBend: "";
    slowHeavy: "";
    frostChrome: "";
    sparseVolume: "";
    straightDroop: "";
    quickFibre: "";
  };
  lashes: {
    hint: "";
    open: "";
    model: "";
    own: "";
    bare: "";
    calm: "";
    wind: "";
    tears: "";
    steam: "";
    picture: "{name}";
    waiting: "";
    engine: "{percent}";
    noFace: "";
    failed: "";
    image: "";
    windLight: "";
    windHeavy: "";
    tearsFilm: "";
    tearsFibre: "";
    steamQuick: "";
    steamSlow: "";
    whose: "";
    mirror: "";
  };
  permission: {
    title: "";
    here: "";
    stored: "";
    bytes: "{megabytes}";
    use: "";
    asking: "";
    live: "";
    close: "";
    externalBrowser: "";
    denied: "";
    none: "";
    inApp: "";
    engine: "";
  };
  menu: {
    label: "";
    phone: "";
    qr: "";
    share: "";
    copy: "";
    gallery: "";
    zones: "";
  };
  toGallery: "";
  pick: {
    heading: "{month, number}";
    note: "";
    campaign: "";
  };
  gallery: {
    heading: "";
    lede: "";
    make: "";
    orders: "";
    new: "";
    liked: "";
    experiment: "";
    worry: "";
    worryLabel: "";
    count: "{number}";
    house: "";
    houseHint: "";
    open: "{name}";
    more: "";
    loading: "";
    end: "";
    empty: "";
    emptyHere: "";
    emptyStory: "";
    failed: "";
    like: "";
    likes: "{count, plural, other {}}";
  };
  work: {
    kicker: "";
    house: "";
    flex: "";
    remix: "";
    parent: "{number}";
    fromHouse: "";
    expired: "";
    expiredStory: "";
    own: "";
    all: "";
    back: "";
    report: "";
    reportTitle: "";
    reportHint: "";
    reportName: "";
    reportCopy: "";
    reportOther: "";
    reported: "";
    unsaved: "";
    close: "";
    english: "";
    englishMake: "";
  };
};
