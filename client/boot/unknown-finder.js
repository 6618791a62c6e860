// On the page in place of a finder that does not exist: tells the page that embeds it, whichever that is,
// since nobody is allowed to embed what is not there.
const embedId = new URLSearchParams(location.search).get("embedId");
const tell = (type, data) =>
  window.parent.postMessage({ source: "product-finder", v: 1, embedId, type, data }, "*");
tell("resize", { height: document.documentElement.offsetHeight });
tell("error", { code: "unknown_finder" });
