// The kinds of content, a module each.
export { appAddressBase, emailAddress, httpsAddress, siteAddress } from './address';
export { authors } from './authors';
export { choice, flag } from './choice';
export { day, timeOfDay } from './day';
export { group } from './group';
export { appLink, appPath, plainLink, siteLink, sitePath } from './link';
export { list } from './list';
export { amount, decimal, wholeNumber } from './number';
export { pageDescription } from './page-description';
export { pageTitle } from './page-title';
export { picture } from './picture';
export { placeId } from './place-id';
export { currency, isCurrency, price } from './price';
export { idIn, nameIn } from './reference';
export { richText } from './rich-text';
export { id, pattern, text, texts } from './text';
