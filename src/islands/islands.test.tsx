import { act, fireEvent, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Island } from './island';
import { startIslands } from './start-islands';
import { Static } from './static';

type CounterProps = { label: string; children?: ReactNode; rows: readonly ReactNode[] };

function Counter({ label, children, rows }: CounterProps) {
  const [count, setCount] = useState(0);
  return (
    <div>
      <button onClick={() => setCount(count + 1)}>{`${label} ${count}`}</button>
      <Static name="text" as="section" aria-label={`Text ${count}`}>
        {children}
      </Static>
      {rows.map((row, position) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Static key={position} name={`row-${position}`}>
          {row}
        </Static>
      ))}
    </div>
  );
}

/** Writes a document of islands, which a test can change before React starts. */
function build(content: ReactNode) {
  document.body.innerHTML = renderToString(content);
}

const start = () => act(async () => startIslands({ Counter: async () => Counter }));

beforeEach(() =>
  build(
    <Island>
      <Counter label="Pressed" rows={[<b key="1">one</b>, <b key="2">two</b>]}>
        <em>as it was</em>
      </Counter>
    </Island>,
  ),
);

test('React runs the component, and its static parts stay the nodes of the document', async () => {
  const nodes = [...document.querySelectorAll('em, b')];
  await start();
  fireEvent.click(screen.getByText('Pressed 0'));
  expect(screen.getByText('Pressed 1')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Text 1' })).toHaveTextContent('as it was');
  expect([...document.querySelectorAll('em, b')]).toEqual(nodes);
  expect(document.querySelector('em')).toBe(nodes[0]);
});

test('the props in the document have no static part', () => {
  const json = document.querySelector('script[type="application/json"]')!.textContent!;
  expect(JSON.parse(json)).toEqual({ label: 'Pressed', rows: [null, null] });
});

test('a string that would end the script of the props is escaped', () => {
  build(
    <Island>
      <Counter label="</script><i>" rows={[]} />
    </Island>,
  );
  expect(document.querySelector('i')).toBeNull();
});

test('a function among the props is named', () => {
  const render = () =>
    renderToString(
      <Island>
        <Counter {...({ label: 'A', rows: [], onPress: () => {} } as CounterProps)} />
      </Island>,
    );
  expect(render).toThrow('onPress of the island Counter is a function.');
});
