/** The folder that `deploy/publish.sh` keeps releases in, on a server of one's own. */
export const HOME = '/srv/evenplate';
