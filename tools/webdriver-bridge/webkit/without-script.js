// Stands beside in-page.js in documents whose own scripts WebKit is told not to run. The query `scripting` still says
// that scripts run, as this one does, and no listener is called: so the style sheets are told whenever there is news.
(() => {
  const CONDITION = /\(scripting: ?(\w+)\)/;
  const answer = (_, value) => (value === 'none' ? '(width >= 0)' : '(width < 0)');
  const told = new WeakSet();

  function tell(rules) {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && CONDITION.test(rule.media.mediaText)) {
        rule.media.mediaText = rule.media.mediaText.replace(CONDITION, answer);
      }
      if (rule.cssRules) tell(rule.cssRules);
    }
  }

  const realm = window.__realm;
  const { news } = realm;
  realm.news = () => {
    for (const sheet of document.styleSheets) {
      if (document.readyState === 'loading' || told.has(sheet)) continue;
      tell(sheet.cssRules);
      told.add(sheet);
    }
    return news();
  };
})();
