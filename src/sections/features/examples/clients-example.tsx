import { AmountBar } from '../../../components/amount-bar';
import { Interpolated } from '../../../components/interpolated';
import { roundAmount } from './round-amount';
import type { Examples } from './examples';

/** A table of what each client has had so far of some nutrients; a bar is full at the person's own target. */
export const ClientsExample = ({
  partners: { client, clients },
  household: { columns },
  day,
}: Pick<Examples, 'partners' | 'household' | 'day'>) => (
  <table className="w-full flex-1 @max-md:text-sm [&_th]:text-start">
    <thead>
      <tr className="align-bottom text-muted">
        <th scope="col" className="pb-2 font-semibold">
          {`${client} `}
        </th>
        {columns.map(({ name, unit }) => (
          <th key={name} scope="col" className="ps-3 pb-2 font-semibold @md:ps-6">
            {`${name}, ${unit} `}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {clients.map(({ name, amounts }) => (
        <tr key={name} className="border-t border-line">
          <th scope="row" className="py-2.5 font-semibold whitespace-nowrap">
            {`${name} `}
          </th>
          {amounts.map(({ eaten, target }, column) => (
            <td key={columns[column]?.name} className="py-2.5 ps-3 leading-snug @md:ps-6">
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
                    // The head of the column has it.
                    unit: '',
                  }}
                />
              </span>{' '}
              <AmountBar amount={eaten / target} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
