// Written by app/kits/i18n/write-message-types.ts from ja.json: change the copy, then run it again.

/** The keys of this copy and, for each text, the arguments it takes. */
export type Messages = {
  title: "";
  intro: "";
  items: {
    title: "";
    online: "";
    onlineOf: "{name}";
    newTab: "";
    noShop: "";
    notSold: "";
    unknown: "";
    none: "";
    pick: "";
    wanted: "{count, number}";
    more: "{count, number}";
    leave: "{name}";
    leaveShort: "";
  };
  shops: {
    title: "";
    choose: "";
    chooseNone: "";
    show: "";
    memory: "";
    count: "{count, number}";
    noneHere: "{place}";
    near: "";
    none: "";
    sampleNote: "";
    sample: "";
    open: "{time}";
    openAlways: "";
    closedUntil: "{day}{time}";
    closed: "";
    clock: "{time}";
    today: "";
    tomorrow: "";
    hours: "";
    hoursToday: "";
    dayOff: "";
    differs: "";
    address: "";
    telephone: "";
    call: "{number}{name}";
    map: "";
    mapOf: "{name}";
    stock: "";
    stockAt: "{at}";
    stockUnknown: "";
  };
  stock: {
    "in-stock": "";
    few: "";
    none: "";
    unknown: "";
  };
  weekdays: {
    sun: "";
    mon: "";
    tue: "";
    wed: "";
    thu: "";
    fri: "";
    sat: "";
  };
  card: {
    title: "";
    lead: "";
    withoutScript: "";
    heading: "";
    qr: "";
    qrNote: "";
    edit: "";
    mark: "{name}";
    marks: {
      none: "";
      tried: "";
      wanted: "";
      owned: "";
    };
    note: "{name}";
    notePlaceholder: "";
    print: "";
    save: "";
    saved: "";
    notSaved: "";
    more: "{count, number}";
  };
};
