// Written by app/kits/i18n/write-message-types.ts from ja.json: change the copy, then run it again.

/** The keys of this copy and, for each text, the arguments it takes. */
export type Messages = {
  head: {
    first: "";
    second: "";
    line: "";
    all: "{count, number}";
    some: "{total, number}{count, number}";
  };
  notice: {
    condition: "";
    product: "";
    stale: "";
  };
  tools: {
    narrow: "";
    order: "";
    view: "";
    compare: "";
    stopComparing: "";
    clear: "";
    now: "";
    remove: "{word}";
    offer: "{word}{count, number}";
    near: "";
    search: "";
    searchHint: "";
    find: "";
    text: "{text}";
    show: "{count, number}";
  };
  facet: {
    line: "";
    category: "";
    color: "";
    finish: "";
    price: "";
    state: "";
    type: "";
    mood: "";
    without: "";
  };
  facetNote: {
    type: "";
    without: "";
  };
  category: {
    lips: "";
    eyes: "";
    brows: "";
    skin: "";
    tools: "";
  };
  color: {
    red: "";
    pink: "";
    orange: "";
    beige: "";
    brown: "";
    yellow: "";
    green: "";
    blue: "";
    purple: "";
    pale: "";
    dark: "";
  };
  price: {
    low: "";
    middle: "";
    upper: "";
    high: "";
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
  without: {
    fragrance: "";
    alcohol: "";
    allergen: "";
  };
  sort: {
    shelf: "";
    new: "";
    price: "";
    "price-desc": "";
    name: "";
    hue: "";
  };
  view: {
    grid: "";
    list: "";
    wheel: "";
  };
  list: {
    label: "";
    empty: "";
    emptyStory: "";
    loading: "";
  };
  pager: {
    label: "";
    before: "";
    after: "";
    at: "{page, number}{pages, number}";
  };
  picker: {
    title: "";
    note: "";
    lightness: "";
    chroma: "";
    hue: "";
    now: "";
    nearest: "";
    show: "";
    photo: "";
  };
  wheel: {
    title: "";
    note: "";
    label: "";
    list: "";
    open: "";
  };
  compare: {
    title: "";
    note: "";
    add: "";
    addName: "{name}";
    remove: "";
    removeName: "{name}";
    full: "";
    difference: "{value}";
    result: "";
    pair: "{one}{other}";
    empty: "";
    unit: "";
    facts: "";
    volume: "";
    lasting: "";
    holds: "";
    none: "";
    unknown: "";
  };
  sheet: {
    close: "";
    chip: "";
    paint: "";
    paintHint: "";
    price: "";
    onSkin: "";
    onSkinNote: "";
    scene: "";
    desire: "{kanji}";
    sisters: "";
    neighbours: "";
    nearNote: "";
    related: "";
    reviews: "";
    reviewCount: "{count, number}{mean}";
    reviewOf: "{count, number}";
    split: "";
    opposite: "";
    sampleNote: "";
    readReviews: "";
    writeReview: "";
    noReviews: "";
    sample: "";
    video: "{at}";
    tip: "";
    recipe: "";
    facts: "";
    reading: "";
    finish: "";
    mood: "";
    released: "";
    releases: "";
    jan: "";
    bars: "";
    tryOn: {
      lip: "";
      tint: "";
      shadow: "";
      mascara: "";
      liner: "";
      base: "";
      brow: "";
    };
    skinMatch: "";
    ended: "";
    coming: "";
    limited: "";
  };
  paint: {
    label: "{name}";
    close: "";
    open: "";
  };
  gaps: {
    title: "";
    note: "";
    fromList: "{count, number}";
    choose: "";
    chooseNote: "";
    more: "";
    none: "";
    found: "";
    nearest: "{name}{value}";
    story: "";
  };
};
