import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Island } from './island';
import { Static } from './static';

type LabelProps = { label: string; children?: ReactNode; rows: readonly ReactNode[] };

const Label = ({ label, children, rows }: LabelProps) => (
  <div>
    {label}
    <Static name="text">{children}</Static>
    {rows.map((row, position) => (
      // oxlint-disable-next-line react/no-array-index-key
      <Static key={position} name={`row-${position}`}>
        {row}
      </Static>
    ))}
  </div>
);

test('the props in the document contain no static parts', () => {
  document.body.innerHTML = renderToString(
    <Island>
      <Label label="Pressed" rows={[<b key="1">one</b>, <b key="2">two</b>]}>
        <em>as it was</em>
      </Label>
    </Island>,
  );
  const json = document.querySelector('script[type="application/json"]')?.textContent;
  expect(JSON.parse(String(json))).toEqual({ label: 'Pressed', rows: [null, null] });
});

test('a string that would close the script element of the props is escaped', () => {
  document.body.innerHTML = renderToString(
    <Island>
      <Label label="</script><i>" rows={[]} />
    </Island>,
  );
  expect(document.querySelector('i')).toBeNull();
});

test('a function among the props throws an error that names it', () => {
  const props = { label: 'A', rows: [], onPress: () => {} };
  const render = () =>
    renderToString(
      <Island>
        <Label {...props} />
      </Island>,
    );
  expect(render).toThrow('onPress of the island Label is a function.');
});
