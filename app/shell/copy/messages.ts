// Written by app/kits/i18n/write-message-types.ts from ja.json: change the copy, then run it again.

/** The keys of this copy and, for each text, the arguments it takes. */
export type Messages = {
  skipToContent: "";
  bar: {
    label: "";
    zone1: {
      kanji: "";
      verb: "";
    };
    zone2: {
      kanji: "";
      verb: "";
    };
    zone3: {
      kanji: "";
      verb: "";
    };
    zone4: {
      kanji: "";
      verb: "";
    };
    zone5: {
      kanji: "";
      verb: "";
    };
  };
  top: {
    label: "";
    home: "";
    myRoom: "";
    search: "";
  };
  footer: {
    label: "";
    faq: "";
    check: "";
    bright: "";
    red: "";
    languages: "";
    external: "";
    copyright: "";
  };
  dialog: {
    close: "";
  };
  closedSite: {
    message: "";
    opensOn: "{day}";
    openSites: "";
    story: "";
  };
  redirect: {
    home: "";
  };
  errors: {
    net: {
      message: "";
      action: "";
      later: "{time}";
    };
    offline: {
      message: "";
      action: "";
    };
    notFound: {
      message: "";
      action: "";
    };
    gone: {
      message: "";
      action: "";
    };
    camDeny: {
      message: "";
      action: "";
    };
    camNone: {
      message: "";
      action: "";
    };
    camBusy: {
      message: "";
      action: "";
    };
    camInApp: {
      message: "";
      action: "";
    };
    faceNone: {
      message: "";
    };
    faceMany: {
      message: "";
    };
    faceDark: {
      message: "";
    };
    faceTilt: {
      message: "";
    };
    faceFar: {
      message: "";
    };
    model: {
      message: "";
      action: "";
    };
    limit: {
      message: "{time}";
      action: "";
    };
    limitSoon: {
      message: "{seconds, number}";
      action: "";
    };
    closed: {
      message: "";
      action: "";
    };
    before: {
      message: "{moment}";
      action: "";
    };
    input: {
      message: "{field}";
      action: "";
      field: "";
    };
    csrf: {
      message: "";
      action: "";
    };
    conflict: {
      message: "";
      action: "";
    };
    server: {
      message: "{requestId}";
      action: "";
    };
    method: {
      message: "";
      action: "";
    };
    size: {
      message: "";
      action: "";
    };
    type: {
      message: "";
      action: "";
    };
    busy: {
      message: "";
      action: "";
    };
  };
  unsaved: {
    message: "";
    reason: "";
    action: "";
  };
  missingLanguage: {
    notice: "";
  };
  share: {
    title: "";
    free: "";
    withPicture: "";
    x: "";
    line: "";
    copyLink: "";
    copied: "";
    linkField: "";
    savePicture: "";
    saved: "";
    pressToSave: "";
    picture: "";
    preparing: "";
    ready: "";
    failed: "";
  };
  connection: {
    lost: "";
    back: "";
    found: "{query}";
    notFound: "";
  };
  consent: {
    title: "";
    message: "";
    accept: "";
    decline: "";
    more: "";
  };
};
