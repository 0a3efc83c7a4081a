import { TriangleAlert } from './icons';

/** A warning with its icon, in the color of the surrounding text. Renders nothing if there is no text. */
export const Warning = ({
  text,
  className = '',
}: {
  text: string | undefined;
  className?: string;
}) =>
  text && (
    <span className={`flex items-center gap-1.5 text-sm font-semibold ${className}`}>
      <TriangleAlert aria-hidden className="size-4 shrink-0" strokeWidth={2.5} />
      {/* It ends with a space for programs that join texts. */}
      <span>{`${text} `}</span>
    </span>
  );
