/** The words of the shell's copy that this kit speaks. */
export type ShareMessages = {
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
    failed: "";
  };
};
