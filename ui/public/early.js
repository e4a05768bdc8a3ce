// Before anything is painted: no page flashes in the wrong theme, and the words are under way while the scripts are.
(function () {
  // Where a browser keeps nothing, the page remembers until it is left.
  for (const storage of ["localStorage", "sessionStorage"]) {
    try {
      window[storage].length;
    } catch {
      const kept = new Map();
      Object.defineProperty(window, storage, { value: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) } });
    }
  }

  const root = document.documentElement;
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;

  const wishes = [localStorage.getItem("language") ?? "", ...navigator.languages].map((wish) => wish.slice(0, 2).toLowerCase());
  root.lang = wishes.find((wish) => ["en", "ru", "nl"].includes(wish)) ?? "en";
  const words = document.createElement("link");
  Object.assign(words, { rel: "preload", as: "fetch", crossOrigin: "anonymous", href: `/api/words/${root.lang}` });
  document.head.append(words);
})();
