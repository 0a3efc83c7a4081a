import { createContext } from 'react';

/** The path of the page that is shown, such as `/pricing`. */
export const PathnameContext = createContext('');
