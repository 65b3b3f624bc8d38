// Written by app/kits/i18n/write-message-types.ts from ja.json: change the copy, then run it again.

/** The keys of this copy and, for each text, the arguments it takes. */
export type Messages = {
  title: "";
  titleLines: {
    first: "";
    second: "";
  };
  lead: "";
  now: "{time}";
  hide: "";
  show: "";
  unknown: "";
  demo: "";
  tabs: {
    label: "";
    wish: "";
    try: "";
    review: "";
    vote: "";
  };
  periods: {
    label: "";
    day: "";
    week: "";
    ever: "";
  };
  narrow: {
    category: "";
    all: "";
    type: "";
    everyone: "";
    few: "{name}";
    from: "{name}";
    own: "";
    go: "";
  };
  types: {
    reisui: "";
    suichuka: "";
    onto: "";
    tsuyudama: "";
    koto: "";
    rito: "";
    kouka: "";
    kika: "";
  };
  facts: {
    span: "{from}{until}";
    ever: "{until}";
    people: "{n, number}";
    wish: "";
    try: "";
    review: "";
    vote: "";
    formula: "";
    moveDay: "";
    moveWeek: "";
    moveEver: "";
  };
  list: "";
  row: {
    rank: "{rank, number}";
    score: "{score, number}";
    up: "{n, number}";
    down: "{n, number}";
    same: "";
    new: "";
    line: "{max, number}{last, number}";
    reveal: "{rank, number}";
    share: "{percent, number}";
  };
  quiet: {
    message: "{n, number}{fewest, number}";
    ever: "";
    story: "";
    list: "";
    out: "{day}";
  };
  unnamed: {
    title: "";
    caption: "{month}{n, number}";
    few: "{n, number}{fewest, number}";
    status: "";
    statusShown: "";
  };
  monsterPicks: {
    title: "";
    by: "{name}{character}";
    near: "";
    far: "";
    quiet: "{n, plural, other {}}";
    story: "";
  };
  blind: {
    title: "";
    lead: "";
    begin: "";
    needsScript: "";
    loading: "";
    namedTitle: "";
    unnamedTitle: "";
    step: "{step, number}";
    choice: "{n, number}";
    take: "";
    same: "{name}";
    different: "{named}{nameless}";
    sameStory: "";
    differentStory: "";
    counted: "{month}";
    named: "";
    unnamed: "";
    again: "";
    report: "{month}";
  };
  reports: "";
  report: {
    title: "";
    month: "{year}{month, number}";
    lead: "";
    running: "";
    few: "{named, number}{nameless, number}{fewest, number}";
    fewStory: "";
    take: "";
    moved: "{count, number}";
    movedNone: "";
    up: "{name}{from, number}{to, number}";
    down: "{name}{from, number}{to, number}";
    still: "{name}{to, number}";
    chart: "";
    named: "";
    unnamed: "";
    clear: "";
    table: "";
    swatch: "";
    difference: "";
    margin: "{margin, number}";
    percent: "{percent, number}";
    method: "";
    who: "{named, number}{nameless, number}{both, number}";
    how: "{dealt, number}";
    limits: "";
    limitsText: "";
    others: "";
    back: "";
  };
};
