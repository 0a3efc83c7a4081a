/** How many hosts the pictures of all articles may come from: a header of every answer names them all. */
export const MAX_PICTURE_HOSTS = 8;
