// Stands in for the part of Google's script that the identity SDK uses, so that its popup needs no internet.
// It opens relay.html in a frame; the popup, of the same origin as that frame, tells it who was chosen.
const open = async ({ where, url }, opened) => {
  const element = document.createElement("iframe");
  element.src = url;
  element.hidden = true;
  element.title = "Google sign-in";
  const loaded = new Promise((resolve) => {
    element.addEventListener("load", resolve, { once: true });
  });
  where.append(element);
  await loaded;
  const handlers = new Map();
  addEventListener("message", ({ source, data }) => {
    if (source === element.contentWindow) handlers.get(data.type)?.(data);
  });
  return opened({
    restyle: async () => undefined,
    ping: async () => undefined,
    register: (type, handler) => handlers.set(type, handler),
    send: (_type, _message, answered) => {
      try {
        answered([{ webStorageSupport: true }]);
      } catch {
        // The SDK throws after it has taken the answer; Google's script lets that pass as well.
      }
    },
  });
};

globalThis.gapi = {
  iframes: { Iframe: Object, CROSS_ORIGIN_IFRAMES_FILTER: undefined, getContext: () => ({ open }) },
};
