// Written by app/kits/i18n/write-message-types.ts from ja.json: change the copy, then run it again.

/** The keys of this copy and, for each text, the arguments it takes. */
export type Messages = {
  title: "";
  titleLines: {
    first: "";
    second: "";
  };
  intro: "";
  withoutScript: "";
  loading: "";
  reminder: {
    label: "";
    rested: "{days, number}";
    question: "";
    more: "{count, number}";
    sleeping: "{days, number}";
    left: "{days, number}";
    stillWanted: "";
    letGo: "";
    same: "";
    extended: "";
    extendedStory: "";
    wentOut: "{name}";
    outStory: "";
    undo: "";
    next: "";
    toList: "";
  };
  empty: {
    message: "";
    action: "";
    story: "";
    filtered: "";
  };
  error: {
    again: "";
    unsent: "";
    unsaved: "";
  };
  states: {
    label: "";
    wanted: "";
    owned: "";
    done: "";
    low: "";
    count: "{state}{count, number}";
  };
  folders: {
    label: "";
    all: "";
    mine: "";
    gift: "";
    trip: "";
    someday: "";
  };
  list: {
    label: "";
    days: "{days, number}";
    units: "{units, number}";
    reminderMark: "";
    ended: "";
    launch: "{year}{month}{day}";
    change: "";
    changeOf: "{name}";
    note: "";
    noteLeft: "{count, number}";
    noteTooLong: "{count, number}";
    noteSave: "";
    noteSaved: "";
    up: "";
    down: "";
    remove: "";
    removed: "{name}";
    drag: "{name}";
    moved: "{name}{total, number}{place, number}";
    toUcp: "";
    toUcpHint: "";
    failed: "";
    full: "";
  };
  total: {
    label: "";
    count: "{count, number}";
  };
  limit: {
    near: "{count, number}";
    full: "";
    waiting: "";
    waitingHint: "";
    put: "";
    cancel: "";
  };
  left: {
    title: "{count, number}";
    letGo: "";
    removed: "";
    until: "{days, number}";
    restore: "";
    restored: "{name}";
  };
  tools: {
    title: "";
    barcode: "";
    barcodeHint: "";
    drawer: "";
    drawerHint: "";
    calendar: "";
    calendarHint: "{count, number}";
    noLaunch: "";
  };
  share: {
    title: "";
    hint: "";
    notes: "";
    open: "";
    openNow: "";
    preview: "";
    close: "";
    closed: "";
    failed: "";
    text: "";
  };
  shared: {
    title: "";
    intro: "{count, number}";
    none: "";
    mine: "";
    mineHint: "";
    total: "";
    expired: "";
    story: "";
  };
  removals: {
    title: "";
    lineBefore: "";
    lineAfter: "";
    method: "";
    running: "{month}{day}";
    data: "";
    none: "";
  };
  calendar: {
    launch: "";
    launchDay: "";
  };
};
