// On the page in place of a finder that cannot stand here: tells the page that embeds it, whichever that is, since it has
// nothing to hide.
const embedId = new URLSearchParams(location.search).get("embedId");
const tell = (type, data) =>
  window.parent.postMessage({ source: "product-finder", v: 1, embedId, type, data }, "*");
const { dataset, offsetHeight: height } = document.documentElement;
tell("resize", { height });
tell("error", { code: dataset.code });
