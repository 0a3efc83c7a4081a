import { AmountBar } from '../../../components/amount-bar';
import { Interpolated } from '../../../components/interpolated';
import type { Examples } from './examples';
import { PersonTable } from './person-table';
import { roundAmount } from './round-amount';

/** A table of what each client has had so far of some nutrients; a bar is full at the person's own target. */
export function ClientsExample({
  partners: { client, clients },
  household: { columns },
  day,
}: Pick<Examples, 'partners' | 'household' | 'day'>) {
  const people = clients.map(({ name, amounts }) => ({
    name,
    cells: amounts.map(({ eaten, target }) => (
      <>
        <span className="text-muted">
          <Interpolated
            template={day.intake}
            values={{
              eaten: (
                <b className="font-display text-ink @max-md:block @md:text-xl">
                  {roundAmount(eaten)}
                </b>
              ),
              target: roundAmount(target),
              // The unit is in the column’s header.
              unit: '',
            }}
          />
        </span>{' '}
        <AmountBar amount={eaten / target} />
      </>
    )),
  }));
  return <PersonTable who={client} columns={columns} people={people} />;
}
