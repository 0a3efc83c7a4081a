// The redirect of unknown posts to the blog, for hosts without redirect rules: the 404 document runs it.
if (/^\/blog\/./.test(location.pathname)) location.replace('/blog');
