// Before anything is painted, so that no page flashes in the wrong theme.
(function () {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
})();
