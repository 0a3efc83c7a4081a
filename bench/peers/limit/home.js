{
  const $ = (s) => [...document.querySelectorAll(s)],
    S = $('.sl'),
    D = $('.dots button'),
    T = $('[role=tab]'),
    P = $('[role=tabpanel]');
  let c = 0,
    t;
  // the next slide is laid out (so its lazy image loads) one second before it is shown
  const arm = () => {
    clearTimeout(t);
    t = setTimeout(() => {
      S[(c + 1) % S.length].classList.add('show');
      t = setTimeout(() => go((c + 1) % S.length), 1e3);
    }, 4e3);
  };
  const go = (n) => {
    S[n].classList.add('show');
    S[n].offsetTop;
    S.forEach((s, i) => s.classList.toggle('on', i == n));
    D.forEach((d, i) => d.setAttribute('aria-current', i == n));
    c = n;
    arm();
  };
  D.forEach((d, i) => (d.onclick = () => go(i)));
  arm();
  const sel = (n) =>
    T.forEach((e, i) => {
      e.setAttribute('aria-selected', i == n);
      e.tabIndex = i == n ? 0 : -1;
      P[i].hidden = i != n;
    });
  T.forEach((e, i) => {
    e.onclick = () => sel(i);
    e.onkeydown = (k) => {
      const d = (k.key == 'ArrowRight') - (k.key == 'ArrowLeft');
      if (d) {
        const n = (i + d + T.length) % T.length;
        sel(n);
        T[n].focus();
      }
    };
  });
}
