/** One clear pixel: stands in an image until it is known which picture it shows. An image without an address is no valid HTML. */
export const emptyImage = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";
