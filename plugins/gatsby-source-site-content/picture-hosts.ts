/** The number of hosts from which articles may show pictures: a header of every response names all of them. */
export const MAX_PICTURE_HOSTS = 8;
